<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL">
<context>
    <name>BoardFaults</name>
    <message>
        <source>Line %1: “%2” is not a card</source>
        <translation>שורה %1: ״⁨%2⁩״ אינו קלף</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be understood</source>
        <translation>שורה %1: לא ברור מהו ״⁨%2⁩״</translation>
    </message>
    <message>
        <source>Line %1: “%2” is there a second time</source>
        <translation>שורה %1: ״⁨%2⁩״ מופיע בפעם השנייה</translation>
    </message>
    <message>
        <source>There is no column %2 in this text</source>
        <translation>בטקסט הזה אין עמודה %2</translation>
    </message>
    <message>
        <source>This text is too long to be a board</source>
        <translation>הטקסט הזה ארוך מכדי להיות תיאור של לוח</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>reserve</source>
        <translation>עתודה</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>עמודה %1</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>קלף מוסתר אחד</numerusform>
            <numerusform>%n קלפים מוסתרים</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the reserve, after it has been dealt</comment>
        <translation>ריקה</translation>
    </message>
    <message>
        <source>empty place</source>
        <comment>where a card of the open reserve lay</comment>
        <translation>מקום ריק</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a column</comment>
        <translation>ריקה</translation>
    </message>
    <message>
        <source>no run collected</source>
        <translation>לא הוסר אף רצף</translation>
    </message>
    <message>
        <source>runs collected</source>
        <translation>רצפים שהוסרו</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down</source>
        <extracomment>In front of “, then 3 of diamonds, …”</extracomment>
        <translation>
            <numerusform>קלף מוסתר אחד</numerusform>
            <numerusform>%n קלפים מוסתרים</numerusform>
        </translation>
    </message>
    <message>
        <source>then</source>
        <extracomment>Between “3 face-down,” and “3 of diamonds, …”</extracomment>
        <translation>ואז</translation>
    </message>
</context>
<context>
    <name>CardAccusative</name>
    <message>
        <source>ace of clubs</source>
        <translation>אס תלתן</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>2 תלתן</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>3 תלתן</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>4 תלתן</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>5 תלתן</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>6 תלתן</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>7 תלתן</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>8 תלתן</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>9 תלתן</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>10 תלתן</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>נסיך תלתן</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>מלכה תלתן</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>מלך תלתן</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>אס יהלום</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>2 יהלום</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>3 יהלום</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>4 יהלום</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>5 יהלום</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>6 יהלום</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>7 יהלום</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>8 יהלום</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>9 יהלום</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>10 יהלום</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>נסיך יהלום</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>מלכה יהלום</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>מלך יהלום</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>אס לב</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>2 לב</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>3 לב</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>4 לב</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>5 לב</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>6 לב</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>7 לב</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>8 לב</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>9 לב</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>10 לב</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>נסיך לב</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>מלכה לב</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>מלך לב</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>אס עלה</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>2 עלה</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>3 עלה</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>4 עלה</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>5 עלה</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>6 עלה</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>7 עלה</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>8 עלה</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>9 עלה</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>10 עלה</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>נסיך עלה</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>מלכה עלה</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>מלך עלה</translation>
    </message>
</context>
<context>
    <name>CardInstrumental</name>
    <message>
        <source>ace of clubs</source>
        <translation>אס תלתן</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>2 תלתן</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>3 תלתן</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>4 תלתן</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>5 תלתן</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>6 תלתן</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>7 תלתן</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>8 תלתן</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>9 תלתן</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>10 תלתן</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>נסיך תלתן</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>מלכה תלתן</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>מלך תלתן</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>אס יהלום</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>2 יהלום</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>3 יהלום</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>4 יהלום</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>5 יהלום</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>6 יהלום</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>7 יהלום</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>8 יהלום</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>9 יהלום</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>10 יהלום</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>נסיך יהלום</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>מלכה יהלום</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>מלך יהלום</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>אס לב</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>2 לב</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>3 לב</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>4 לב</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>5 לב</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>6 לב</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>7 לב</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>8 לב</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>9 לב</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>10 לב</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>נסיך לב</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>מלכה לב</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>מלך לב</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>אס עלה</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>2 עלה</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>3 עלה</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>4 עלה</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>5 עלה</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>6 עלה</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>7 עלה</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>8 עלה</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>9 עלה</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>10 עלה</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>נסיך עלה</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>מלכה עלה</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>מלך עלה</translation>
    </message>
</context>
<context>
    <name>CardNominative</name>
    <message>
        <source>ace of clubs</source>
        <translation>אס תלתן</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>2 תלתן</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>3 תלתן</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>4 תלתן</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>5 תלתן</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>6 תלתן</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>7 תלתן</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>8 תלתן</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>9 תלתן</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>10 תלתן</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>נסיך תלתן</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>מלכה תלתן</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>מלך תלתן</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>אס יהלום</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>2 יהלום</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>3 יהלום</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>4 יהלום</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>5 יהלום</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>6 יהלום</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>7 יהלום</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>8 יהלום</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>9 יהלום</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>10 יהלום</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>נסיך יהלום</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>מלכה יהלום</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>מלך יהלום</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>אס לב</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>2 לב</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>3 לב</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>4 לב</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>5 לב</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>6 לב</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>7 לב</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>8 לב</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>9 לב</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>10 לב</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>נסיך לב</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>מלכה לב</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>מלך לב</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>אס עלה</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>2 עלה</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>3 עלה</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>4 עלה</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>5 עלה</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>6 עלה</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>7 עלה</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>8 עלה</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>9 עלה</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>10 עלה</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>נסיך עלה</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>מלכה עלה</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>מלך עלה</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face-down card</source>
        <translation>קלף מוסתר</translation>
    </message>
</context>
<context>
    <name>CardWritten</name>
    <message>
        <source>ace of clubs</source>
        <translation>אס תלתן</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>2 תלתן</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>3 תלתן</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>4 תלתן</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>5 תלתן</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>6 תלתן</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>7 תלתן</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>8 תלתן</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>9 תלתן</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <translation>10 תלתן</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>נסיך תלתן</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>מלכה תלתן</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>מלך תלתן</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>אס יהלום</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>2 יהלום</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>3 יהלום</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>4 יהלום</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>5 יהלום</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>6 יהלום</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>7 יהלום</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>8 יהלום</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>9 יהלום</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>10 יהלום</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>נסיך יהלום</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>מלכה יהלום</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>מלך יהלום</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>אס לב</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>2 לב</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>3 לב</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>4 לב</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>5 לב</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>6 לב</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>7 לב</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>8 לב</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>9 לב</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>10 לב</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>נסיך לב</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>מלכה לב</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>מלך לב</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>אס עלה</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>2 עלה</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>3 עלה</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>4 עלה</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>5 עלה</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>6 עלה</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>7 עלה</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>8 עלה</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>9 עלה</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>10 עלה</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>נסיך עלה</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>מלכה עלה</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>מלך עלה</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>The classic game: build down in suit, and only a king goes to an empty column.</source>
        <translation>המשחק הקלאסי: מניחים קלפים מאותה סדרה בסדר יורד, ובעמודה ריקה רק מלך.</translation>
    </message>
    <message>
        <source>Scorpion in which cards are built down regardless of suit.</source>
        <translation>‏Scorpion שבו מניחים קלפים בסדר יורד בלי קשר לסדרה.</translation>
    </message>
    <message>
        <source>The traditional rules: complete runs stay on the table, and the reserve waits until no other move is left.</source>
        <translation>הכלל המסורתי: רצפים שלמים נשארים על הלוח, והעתודה מחולקת רק כשאין עוד מהלך אפשרי.</translation>
    </message>
    <message>
        <source>The traditional rules, but cards are built down regardless of suit.</source>
        <translation>הכלל המסורתי, אבל מניחים קלפים בסדר יורד בלי קשר לסדרה.</translation>
    </message>
    <message>
        <source>Scorpion with face-down cards in three columns only, which makes it easier.</source>
        <translation>‏Scorpion שבו יש קלפים מוסתרים רק בשלוש עמודות, ולכן קל יותר לנצח בו.</translation>
    </message>
    <message>
        <source>Scorpion II in which cards are built down regardless of suit.</source>
        <translation>‏Scorpion II שבו מניחים קלפים בסדר יורד בלי קשר לסדרה.</translation>
    </message>
    <message>
        <source>Scorpion in which any card may go to an empty column.</source>
        <translation>‏Scorpion שבו אפשר להעביר לעמודה ריקה כל קלף.</translation>
    </message>
    <message>
        <source>Wasp in which cards are built down regardless of suit.</source>
        <translation>‏Wasp שבו מניחים קלפים בסדר יורד בלי קשר לסדרה.</translation>
    </message>
    <message>
        <source>Wasp with face-down cards in three columns only.</source>
        <translation>‏Wasp שבו יש קלפים מוסתרים רק בשלוש עמודות.</translation>
    </message>
    <message>
        <source>Wasp II in which cards are built down regardless of suit.</source>
        <translation>‏Wasp II שבו מניחים קלפים בסדר יורד בלי קשר לסדרה.</translation>
    </message>
    <message>
        <source>Ten short columns, and two open reserve cards that can be played at any time.</source>
        <translation>עשר עמודות קצרות ושני קלפי עתודה גלויים, שאפשר לשחק בהם בכל עת.</translation>
    </message>
    <message>
        <source>Three Blind Mice in which cards are built down regardless of suit.</source>
        <translation>‏Three Blind Mice שבו מניחים קלפים בסדר יורד בלי קשר לסדרה.</translation>
    </message>
    <message>
        <source>Thirteen short columns, all face-up; cards are built down in suit or put on cards of the same rank.</source>
        <translation>שלוש־עשרה עמודות קצרות שכל קלפיהן גלויים; מניחים קלף מאותה סדרה בסדר יורד, או על קלף מאותה דרגה.</translation>
    </message>
</context>
<context>
    <name>GameNames</name>
    <message>
        <source>Scorpion</source>
        <translation>Scorpion</translation>
    </message>
    <message>
        <source>Scorpion, relaxed</source>
        <translation>‏Scorpion, הכלל המקל</translation>
    </message>
    <message>
        <source>Scorpion, traditional</source>
        <translation>‏Scorpion, הכלל המסורתי</translation>
    </message>
    <message>
        <source>Scorpion, traditional, relaxed</source>
        <translation>‏Scorpion, הכלל המסורתי, גרסה מקלה</translation>
    </message>
    <message>
        <source>Scorpion II</source>
        <translation>Scorpion II</translation>
    </message>
    <message>
        <source>Scorpion II, relaxed</source>
        <translation>‏Scorpion II, הכלל המקל</translation>
    </message>
    <message>
        <source>Wasp</source>
        <translation>Wasp</translation>
    </message>
    <message>
        <source>Wasp, relaxed</source>
        <translation>‏Wasp, הכלל המקל</translation>
    </message>
    <message>
        <source>Wasp II</source>
        <translation>Wasp II</translation>
    </message>
    <message>
        <source>Wasp II, relaxed</source>
        <translation>‏Wasp II, הכלל המקל</translation>
    </message>
    <message>
        <source>Three Blind Mice</source>
        <translation>Three Blind Mice</translation>
    </message>
    <message>
        <source>Three Blind Mice, relaxed</source>
        <translation>‏Three Blind Mice, הכלל המקל</translation>
    </message>
    <message>
        <source>Curds and Whey</source>
        <translation>Curds and Whey</translation>
    </message>
    <message>
        <source>runs are collected only from a column that has just received cards</source>
        <translation>רצפים מוסרים רק מעמודה שהונחו בה קלפים זה עתה</translation>
    </message>
    <message>
        <source>uncovered runs are collected too</source>
        <translation>גם רצפים שנחשפו מוסרים</translation>
    </message>
    <message>
        <source>only a king to an empty column</source>
        <translation>רק מלך לעמודה ריקה</translation>
    </message>
    <message>
        <source>any card to an empty column</source>
        <translation>כל קלף לעמודה ריקה</translation>
    </message>
    <message>
        <source>face-down cards in columns 1 to 3</source>
        <translation>קלפים מוסתרים בעמודות 1 עד 3</translation>
    </message>
    <message>
        <source>face-down cards in columns 1 to 4</source>
        <translation>קלפים מוסתרים בעמודות 1 עד 4</translation>
    </message>
    <message>
        <source>reserve at any time</source>
        <translation>עתודה בכל עת</translation>
    </message>
    <message>
        <source>reserve only when no other move is left</source>
        <translation>עתודה רק כשאין עוד מהלך אפשרי</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>game name; house rules</comment>
        <translation>‏⁨%1⁩; %2</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>A</source>
        <comment>the letter on an ace; the international A where local decks use it</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <comment>the letter on a jack; the international J where local decks use it</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the letter on a queen; the international Q where local decks use it</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the letter on a king; the international K where local decks use it</comment>
        <translation>K</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This move is not allowed</source>
        <translation>המהלך הזה אינו מותר</translation>
    </message>
    <message>
        <source>A face-down card cannot be moved</source>
        <translation>אי אפשר להעביר קלף מוסתר</translation>
    </message>
    <message>
        <source>Only a run of one suit or cards of one rank can be moved together</source>
        <translation>אפשר להעביר יחד רק רצף מסדרה אחת או קלפים מאותה דרגה</translation>
    </message>
    <message>
        <source>The card is already in this column</source>
        <translation>הקלף כבר נמצא בעמודה הזאת</translation>
    </message>
    <message>
        <source>Nothing goes on an ace</source>
        <translation>אי אפשר להניח דבר על אס</translation>
    </message>
    <message>
        <source>There is no reserve to deal in this game</source>
        <translation>במשחק הזה אין עתודה לחלוקה</translation>
    </message>
    <message>
        <source>The reserve has already been dealt</source>
        <translation>העתודה כבר חולקה</translation>
    </message>
    <message>
        <source>The reserve can be played only when no other move is left</source>
        <translation>אפשר לשחק בקלפי העתודה רק כשאין עוד מהלך אפשרי</translation>
    </message>
    <message>
        <source>The reserve can be dealt only when no other move is left</source>
        <translation>אפשר לחלק את העתודה רק כשאין עוד מהלך אפשרי</translation>
    </message>
    <message>
        <source>Only kings, or a run that starts with a king, can go to an empty column</source>
        <translation>לעמודה ריקה אפשר להעביר רק מלכים או רצף שמתחיל במלך</translation>
    </message>
    <message>
        <source>Rule: a card goes on one of the same rank, or on one a rank higher of the same suit</source>
        <translation>כלל: מניחים קלף על קלף מאותה דרגה, או על קלף מאותה סדרה בדרגה אחת גבוהה יותר</translation>
    </message>
    <message>
        <source>Rule: on a card one rank higher goes only a card of the same suit</source>
        <translation>כלל: על קלף בדרגה אחת גבוהה יותר מניחים רק קלף מאותה סדרה</translation>
    </message>
    <message>
        <source>Only a king can go to an empty column</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>רק מלך יכול לעבור לעמודה ריקה</translation>
    </message>
    <message>
        <source>Rule: a card goes on a card one rank higher</source>
        <translation>כלל: מניחים קלף על קלף בדרגה אחת גבוהה יותר</translation>
    </message>
    <message>
        <source>Rule: the cards must be of the same suit</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>כלל: הקלפים חייבים להיות מאותה סדרה</translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>clubs</source>
        <translation>תלתן</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>יהלום</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>לב</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>עלה</translation>
    </message>
</context>
</TS>

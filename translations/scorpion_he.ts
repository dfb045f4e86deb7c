<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Scorpion</source>
        <translation>על אודות ⁨Scorpion⁩</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <translation>⁨Scorpion %1⁩</translation>
    </message>
    <message>
        <source>Scorpion solitaire and the games of its family.</source>
        <translation>סוליטר ⁨Scorpion⁩ והמשחקים הקרובים לו.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt %1 under the LGPL.</source>
        <translation>תוכנה חופשית ברישיון ⁨MIT⁩. היא משתמשת ב־⁨Qt %1⁩ ברישיון ⁨LGPL⁩.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>משחק &amp;חדש…</translation>
    </message>
    <message>
        <source>Random &amp;deal</source>
        <translation>חלוקה &amp;אקראית</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>החל&amp;וקה היומית</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal number</source>
        <translation>מספר החלוקה ה&amp;בא</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal number</source>
        <translation>מספר החלוקה ה&amp;קודם</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>העתקת מ&amp;ספר החלוקה</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this deal</source>
        <translation>ה&amp;עתקת קישור לחלוקה</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>העתקת ה&amp;לוח כטקסט</translation>
    </message>
    <message>
        <source>Paste board &amp;as text…</source>
        <translation>ה&amp;דבקת לוח מטקסט…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>פתיח&amp;ה…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>ש&amp;מירה בשם…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>סטטיס&amp;טיקה</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>רשימת המה&amp;לכים</translation>
    </message>
    <message>
        <source>Boo&amp;kmark this position</source>
        <translation>קביעת סימנ&amp;ייה</translation>
    </message>
    <message>
        <source>Re&amp;play this game</source>
        <translation>הצ&amp;גה חוזרת</translation>
    </message>
    <message>
        <source>A&amp;nalysis of this game</source>
        <translation>ני&amp;תוח המשחק</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>ה&amp;תחלה מחדש</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>ה&amp;שהיה</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>העד&amp;פות…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;יציאה</translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation>&amp;ביטול מהלך</translation>
    </message>
    <message>
        <source>&amp;Redo move</source>
        <translation>ביצו&amp;ע חוזר</translation>
    </message>
    <message>
        <source>&amp;Deal the reserve</source>
        <translation>&amp;חלוקת העתודה</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;רמז</translation>
    </message>
    <message>
        <source>&amp;Show me the win</source>
        <translation>הצגת הדרך ל&amp;ניצחון</translation>
    </message>
    <message>
        <source>&amp;Back to the last winnable position</source>
        <translation>ח&amp;זרה למצב האחרון שאפשר לנצח ממנו</translation>
    </message>
    <message>
        <source>&amp;Can it be won?</source>
        <translation>האם &amp;אפשר לנצח?</translation>
    </message>
    <message>
        <source>&amp;Why can it not be won?</source>
        <translation>&amp;למה אי אפשר לנצח?</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;סיכויי ניצחון</translation>
    </message>
    <message>
        <source>&amp;Look at the covered card</source>
        <translation>הצגת הקלף ב&amp;מלואו</translation>
    </message>
    <message>
        <source>&amp;Column in focus</source>
        <translation>ה&amp;עמודה הנוכחית</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;כל הלוח</translation>
    </message>
    <message>
        <source>Where &amp;to put this card</source>
        <translation>&amp;לאן אפשר להעביר את הקלף הזה</translation>
    </message>
    <message>
        <source>&amp;Free cards</source>
        <translation>קלפים &amp;פנויים</translation>
    </message>
    <message>
        <source>&amp;Score and time</source>
        <translation>&amp;ניקוד וזמן</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;סרגל כלים</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;מסך מלא</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;כללי המשחק</translation>
    </message>
    <message>
        <source>&amp;About Scorpion</source>
        <translation>על &amp;אודות</translation>
    </message>
</context>
<context>
    <name>AnalysisWindow</name>
    <message>
        <source>%1 – Analysis</source>
        <comment>window title</comment>
        <translation>‏⁨%1⁩ – ניתוח המשחק</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>מהלך</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>מצב המשחק</translation>
    </message>
    <message>
        <source>Moves that keep the win</source>
        <translation>מהלכים ששומרים על הניצחון</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>סיכויי ניצחון</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>התקדמות החישוב</translation>
    </message>
    <message>
        <source>Curve of the odds; the list below tells the same figures</source>
        <translation>עקומת הסיכויים; אותם מספרים מופיעים ברשימה שמתחת</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a move, and the move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves that keep the win, of all moves</comment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>here the win was lost</source>
        <translation>כאן אבד הניצחון</translation>
    </message>
    <message>
        <source>winnable</source>
        <comment>of a position</comment>
        <translation>אפשר לנצח</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <comment>of a position</comment>
        <translation>אי אפשר לנצח</translation>
    </message>
    <message>
        <source>not decided</source>
        <comment>of a position</comment>
        <translation>לא הוכרע</translation>
    </message>
    <message>
        <source>The win was lost with move %1</source>
        <translation>הניצחון אבד במהלך מספר %1</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>מתבצע חישוב…</translation>
    </message>
    <message>
        <source>It could be won to the end</source>
        <translation>היה אפשר לנצח עד הסוף</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>אי אפשר לנצח בחלוקה הזאת</translation>
    </message>
    <message>
        <source>Where it was lost is not decided</source>
        <translation>לא הוכרע היכן אבד הניצחון</translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message>
        <source>Free cards: %1</source>
        <translation>קלפים פנויים: %1</translation>
    </message>
    <message>
        <source>no column takes it now</source>
        <translation>אין כרגע עמודה שאפשר להעביר אותו אליה</translation>
    </message>
    <message>
        <source>The reserve can be dealt now</source>
        <translation>אפשר לחלק עכשיו את העתודה</translation>
    </message>
    <message>
        <source>There is no card here</source>
        <translation>אין כאן קלף</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>דקה אחת</numerusform>
            <numerusform>%n דקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>שנייה אחת</numerusform>
            <numerusform>%n שניות</numerusform>
        </translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>ניקוד: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>מהלכים: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>זמן: %1</translation>
    </message>
    <message>
        <source>to column %1, which is empty</source>
        <translation>אל העמודה הריקה %1</translation>
    </message>
    <message>
        <source>to column %1, onto %2</source>
        <translation>אל עמודה %1, על %2</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Dec&amp;k:</source>
        <translation>&amp;חפיסה:</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>&amp;גב הקלפים:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>ה&amp;לוח:</translation>
    </message>
    <message>
        <source>&amp;Four-colour deck</source>
        <translation>חפיסה ב&amp;ארבעה צבעים</translation>
    </message>
    <message>
        <source>&amp;Local letters on the cards (Т К Д В), where the language has them</source>
        <translation>אותיות &amp;מקומיות על הקלפים (⁨Т К Д В⁩), אם יש כאלה בשפה</translation>
    </message>
    <message>
        <source>Linocut</source>
        <comment>deck of cards</comment>
        <translation>חיתוך לינוליאום</translation>
    </message>
    <message>
        <source>Art Deco</source>
        <comment>deck of cards</comment>
        <translation>אר דקו</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>deck of cards</comment>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <comment>table</comment>
        <translation>לבד ירוק</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>table</comment>
        <translation>צפחה</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>table</comment>
        <translation>חול</translation>
    </message>
    <message>
        <source>Midnight</source>
        <comment>table</comment>
        <translation>לילה</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>table</comment>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>card back</comment>
        <translation>עקרב</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>card back</comment>
        <translation>גן</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>card back</comment>
        <translation>עיטור</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>card back</comment>
        <translation>קשקשים</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>card back</comment>
        <translation>מדרגות</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>card back</comment>
        <translation>מעוינים</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>חלק</translation>
    </message>
    <message>
        <source>Stripes</source>
        <comment>card back</comment>
        <translation>פסים</translation>
    </message>
</context>
<context>
    <name>AttemptTable</name>
    <message>
        <source>Ended</source>
        <translation>הסתיים</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>חלוקה</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>זמן</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>ביטולי מהלכים</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>shown, not counted</source>
        <comment>the program has played moves to show a win</comment>
        <translation>הוצג, לא נספר</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>לא הושלם</translation>
    </message>
</context>
<context>
    <name>BoardClipboard</name>
    <message>
        <source>The board was copied as text</source>
        <translation>הלוח הועתק כטקסט</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>אין טקסט בלוח הגזירים</translation>
    </message>
    <message>
        <source>No game has such a board</source>
        <translation>אין משחק שיש בו לוח כזה</translation>
    </message>
</context>
<context>
    <name>BoardDialog</name>
    <message>
        <source>Paste a board</source>
        <translation>הדבקת לוח</translation>
    </message>
    <message>
        <source>Which &amp;game is this board of?</source>
        <translation>לאיזה מ&amp;שחק שייך הלוח הזה?</translation>
    </message>
    <message>
        <source>It is played outside of the statistics.</source>
        <translation>המשחק הזה לא ייכלל בסטטיסטיקה.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face-down and are not known; they are filled in at random.</source>
        <translation>
            <numerusform>קלף אחד מוסתר ואינו ידוע; הוא ייקבע באקראי.</numerusform>
            <numerusform>%n קלפים מוסתרים ואינם ידועים; הם ייקבעו באקראי.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
</context>
<context>
    <name>BoardFaultWords</name>
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
        <translation>שורה %1: ״⁨%2⁩״ מופיע פעם שנייה</translation>
    </message>
    <message>
        <source>There is no column %2 in this text</source>
        <translation>בטקסט הזה אין עמודה %2</translation>
    </message>
    <message>
        <source>This text is too long to be a board</source>
        <translation>הטקסט הזה ארוך מכדי להיות תיאור של לוח</translation>
    </message>
    <message>
        <source>This text is empty</source>
        <translation>הטקסט הזה ריק</translation>
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
    <name>Counts</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>עמודה אחת</numerusform>
            <numerusform>%n עמודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>קלף אחד</numerusform>
            <numerusform>%n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face-down</source>
        <translation>
            <numerusform>קלף אחד עם הפנים כלפי מטה</numerusform>
            <numerusform>%n קלפים עם הפנים כלפי מטה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face-up</source>
        <translation>
            <numerusform>קלף גלוי אחד</numerusform>
            <numerusform>%n קלפים גלויים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>החלוקה היומית: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>won on %n day(s) in a row</source>
        <translation>
            <numerusform>ניצחון ביום אחד</numerusform>
            <numerusform>ניצחונות ב־%n ימים רצופים</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>מתבצע חיפוש של חלוקה שאפשר לנצח בה…</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Recent &amp;files</source>
        <translation>קבצים אח&amp;רונים</translation>
    </message>
    <message>
        <source>&amp;Waiting games</source>
        <translation>משחקים ממתי&amp;נים</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>פתיחת משחק שמור</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>שמירת המשחק בשם</translation>
    </message>
    <message>
        <source>Saved games (%1)</source>
        <translation>משחקים שמורים (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>כל הקבצים (%1)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>נשמר בשם ⁨%1⁩</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>אין עדיין קבצים</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;ניקוי הרשימה</translation>
    </message>
    <message>
        <source>No other game is waiting</source>
        <translation>אין משחקים ממתינים</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>שמירת המשחק נכשלה</translation>
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
        <source>%1, deal %2</source>
        <comment>a game and the number of its deal</comment>
        <translation>‏⁨%1⁩, חלוקה ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>game name; house rules</comment>
        <translation>‏⁨%1⁩; %2</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;שפה:</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;מהירות ההנפשה:</translation>
    </message>
    <message>
        <source>Table &amp;direction:</source>
        <translation>&amp;כיוון הלוח:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>מתי לומר אם אפשר ל&amp;נצח:</translation>
    </message>
    <message>
        <source>After every action</source>
        <comment>verdicts</comment>
        <translation>אחרי כל פעולה</translation>
    </message>
    <message>
        <source>When asked</source>
        <comment>verdicts</comment>
        <translation>לפי בקשה</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>verdicts</comment>
        <translation>אף פעם</translation>
    </message>
    <message>
        <source>S&amp;peech for screen readers:</source>
        <translation>ה&amp;קראה בקורא מסך:</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>speech</comment>
        <translation>תמציתית</translation>
    </message>
    <message>
        <source>At length</source>
        <comment>speech</comment>
        <translation>מפורטת</translation>
    </message>
    <message>
        <source>&amp;Hints use only what can be seen</source>
        <translation>&amp;רמזים רק לפי הקלפים הגלויים</translation>
    </message>
    <message>
        <source>&amp;Interactive rules: explain refused moves</source>
        <translation>כללים &amp;אינטראקטיביים: הסבר למהלכים שאינם מותרים</translation>
    </message>
    <message>
        <source>&amp;Undo without limit (otherwise the last %1 actions)</source>
        <translation>&amp;ביטול מהלכים ללא הגבלה (אחרת: %1 הפעולות האחרונות)</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>לפי המערכת</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>ללא הנפשה</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animation speed</comment>
        <translation>מהירה</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>רגילה</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animation speed</comment>
        <translation>איטית</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>table direction</comment>
        <translation>אוטומטי</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>משמאל לימין</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>מימין לשמאל</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>The game can no longer be won from here</source>
        <translation>מכאן כבר אי אפשר לנצח</translation>
    </message>
    <message>
        <source>There is no other move that is proven to win</source>
        <translation>אין מהלך אחר שמוביל בוודאות לניצחון</translation>
    </message>
    <message>
        <source>There is no other advice</source>
        <translation>אין עצה אחרת</translation>
    </message>
    <message>
        <source>Only advice, nothing is proven: %1</source>
        <translation>זו רק עצה, בלי הוכחה. %1</translation>
    </message>
    <message>
        <source>Best odds (%1): %2</source>
        <translation>הסיכויים הטובים ביותר (⁨%1⁩). %2</translation>
    </message>
    <message>
        <source>Deal the reserve</source>
        <translation>אפשר לחלק את העתודה</translation>
    </message>
    <message numerus="yes">
        <source>Move the %1 with %n card(s) to column %2</source>
        <translation>
            <numerusform>העברה: %1 ועוד קלף אחד אל עמודה %2</numerusform>
            <numerusform>העברה: %1 ועוד %n קלפים אל עמודה %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the %1 to column %2</source>
        <translation>העברה: %1 אל עמודה %2</translation>
    </message>
    <message>
        <source>No position of this game was found from which it can be won</source>
        <translation>לא נמצא במשחק הזה מצב שאפשר לנצח ממנו</translation>
    </message>
    <message>
        <source>No way to win was found</source>
        <translation>לא נמצאה דרך לנצח</translation>
    </message>
    <message>
        <source>The way to win is being shown; any key or click stops it</source>
        <translation>הדרך לניצחון מוצגת; כל מקש או לחיצה עוצרים את ההצגה</translation>
    </message>
</context>
<context>
    <name>HistoryWindows</name>
    <message>
        <source>Bookmark removed</source>
        <translation>הסימנייה הוסרה</translation>
    </message>
    <message>
        <source>Bookmark set; the list of moves shows it</source>
        <translation>הסימנייה נקבעה; היא מופיעה ברשימת המהלכים</translation>
    </message>
    <message>
        <source>This game is known no longer</source>
        <translation>המשחק הזה כבר אינו מוכר לאפליקציה</translation>
    </message>
    <message>
        <source>This attempt cannot be replayed</source>
        <translation>אי אפשר להציג את הניסיון הזה</translation>
    </message>
</context>
<context>
    <name>HouseRulesBox</name>
    <message>
        <source>House rules</source>
        <translation>כללי בית</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>To the column on the left</source>
        <translation>לעמודה משמאל</translation>
    </message>
    <message>
        <source>To the column on the right</source>
        <translation>לעמודה מימין</translation>
    </message>
    <message>
        <source>To the card above, to lift more</source>
        <translation>לקלף שמעל, כדי להרים יותר</translation>
    </message>
    <message>
        <source>To the card below, to lift less</source>
        <translation>לקלף שמתחת, כדי להרים פחות</translation>
    </message>
    <message>
        <source>To the first card of the column</source>
        <translation>לקלף הראשון בעמודה</translation>
    </message>
    <message>
        <source>To the last card of the column</source>
        <translation>לקלף האחרון בעמודה</translation>
    </message>
    <message>
        <source>Pick up the card and all that lies on it, or put it down; on the reserve: deal it</source>
        <translation>הרמת הקלף עם כל מה שמונח עליו, או הנחתו; על העתודה: חלוקתה</translation>
    </message>
    <message>
        <source>Make the move, if only one is possible</source>
        <translation>ביצוע המהלך, אם רק מהלך אחד אפשרי</translation>
    </message>
    <message>
        <source>Put back what is held</source>
        <translation>החזרת מה שהורם למקומו</translation>
    </message>
    <message>
        <source>On to the reserve, to the places and to the line below the table</source>
        <translation>הלאה: לעתודה, למקומות ולשורה שמתחת ללוח</translation>
    </message>
    <message>
        <source>The same way back</source>
        <translation>אותו מסלול, בכיוון ההפוך</translation>
    </message>
    <message>
        <source>To a column by its number; column 1 is at the right</source>
        <translation>לעמודה לפי מספרה; עמודה 1 היא הימנית</translation>
    </message>
    <message>
        <source>To a column by its number</source>
        <translation>לעמודה לפי מספרה</translation>
    </message>
    <message>
        <source>To column 10</source>
        <translation>לעמודה 10</translation>
    </message>
    <message>
        <source>To columns 11 to 13</source>
        <translation>לעמודות 11 עד 13</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Action</source>
        <translation>פעולה</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>מקש</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>מקש &amp;חדש:</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;קביעה</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>מקש ב&amp;רירת המחדל</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>&amp;כל ברירות המחדל</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>פעולות והמקשים שלהן</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>מקש חדש</translation>
    </message>
    <message>
        <source>This key is needed on the table</source>
        <translation>המקש הזה דרוש לשליטה בלוח</translation>
    </message>
    <message>
        <source>This key is taken: %1</source>
        <translation>המקש הזה תפוס: ⁨%1⁩</translation>
    </message>
    <message>
        <source>This action needs a key with Ctrl or Alt</source>
        <translation>לפעולה הזאת דרוש צירוף עם ⁨Ctrl⁩ או ⁨Alt⁩</translation>
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
    <name>Menus</name>
    <message>
        <source>As in the &amp;system</source>
        <translation>לפי ה&amp;מערכת</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;אוטומטי</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <translation>מ&amp;שמאל לימין</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <translation>מ&amp;ימין לשמאל</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>סרגל כלים</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>מ&amp;הלך</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>ה&amp;קראה</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;שפה</translation>
    </message>
    <message>
        <source>Table &amp;direction</source>
        <translation>&amp;כיוון הלוח</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;עזרה</translation>
    </message>
</context>
<context>
    <name>MovePanel</name>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;סימניות</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>סימניות</translation>
    </message>
    <message>
        <source>&amp;Name this bookmark…</source>
        <translation>&amp;מתן שם לסימנייה…</translation>
    </message>
    <message>
        <source>&amp;Remove this bookmark</source>
        <translation>ה&amp;סרת הסימנייה</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation>&amp;קביעת סימנייה כאן</translation>
    </message>
    <message>
        <source>Name this bookmark</source>
        <translation>מתן שם לסימנייה</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>שם:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>קביעה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>start of the deal</source>
        <translation>תחילת החלוקה</translation>
    </message>
    <message>
        <source>the reserve is dealt</source>
        <translation>העתודה חולקה</translation>
    </message>
    <message>
        <source>%1; %2 complete</source>
        <comment>a move and the run that it completes</comment>
        <translation>%1; %2: הרצף הושלם</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n card(s) to column %2</source>
        <extracomment>%1 is a card in the accusative, as after “move”.</extracomment>
        <translation>
            <numerusform>%1 ועוד קלף אחד אל עמודה %2</numerusform>
            <numerusform>%1 ועוד %n קלפים אל עמודה %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to column %2</source>
        <translation>%1 אל עמודה %2</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Classic rules: build down in suit</source>
        <translation>הכלל הקלאסי: סדר יורד מאותה סדרה</translation>
    </message>
    <message>
        <source>Relaxed rules: build down regardless of suit</source>
        <translation>הכלל המקל: סדר יורד בלי קשר לסדרה</translation>
    </message>
    <message>
        <source>random</source>
        <translation>אקראי</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>&amp;רק חלוקות שאפשר לנצח בהן</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>רמת קושי</translation>
    </message>
    <message>
        <source>any difficulty</source>
        <translation>כל רמת קושי</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>of a deal</comment>
        <translation>קלה</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>of a deal</comment>
        <translation>בינונית</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>of a deal</comment>
        <translation>קשה</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;חלוקה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Deal &amp;number:</source>
        <translation>&amp;מספר חלוקה:</translation>
    </message>
    <message>
        <source>There is no such deal. A deal number is a whole number from 1 up, of at most 20 digits.</source>
        <translation>אין חלוקה כזאת. מספר חלוקה הוא מספר שלם מ־1 ומעלה, בן 20 ספרות לכל היותר.</translation>
    </message>
    <message>
        <source>To be played: %1</source>
        <translation>המשחק: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Press %1 to choose: %2</source>
        <translation>אפשר לבחור במקש ⁨%1⁩: %2</translation>
    </message>
</context>
<context>
    <name>ObstacleWords</name>
    <message>
        <source>The game is paused</source>
        <translation>המשחק מושהה</translation>
    </message>
    <message>
        <source>The game is already won</source>
        <translation>המשחק כבר הסתיים בניצחון</translation>
    </message>
    <message>
        <source>There is no move to undo</source>
        <translation>אין מהלך לבטל</translation>
    </message>
    <message>
        <source>There is no move to redo</source>
        <translation>אין מהלך לבצע מחדש</translation>
    </message>
    <message>
        <source>The deal is at its start</source>
        <translation>זו כבר תחילת החלוקה</translation>
    </message>
    <message>
        <source>This board has no deal number</source>
        <translation>ללוח הזה אין מספר חלוקה</translation>
    </message>
    <message>
        <source>There is no higher deal number</source>
        <translation>אין מספר חלוקה גבוה יותר</translation>
    </message>
    <message>
        <source>There is no lower deal number</source>
        <translation>אין מספר חלוקה נמוך יותר</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>%1%</source>
        <comment>a percentage: no space in English</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>In every arrangement of the unseen cards that was decided the game can still be won, so probably in at least %1 of all of them</source>
        <translation>בכל סידור של הקלפים המוסתרים שהוכרע עוד אפשר לנצח, ולכן כנראה גם לפחות ב־⁨%1⁩ מכל הסידורים</translation>
    </message>
    <message>
        <source>Odds at most %1 (%2 to %3): in so many of all arrangements of the unseen cards the game can still be won</source>
        <translation>הסיכויים הם לכל היותר ⁨%1⁩ (⁨%2⁩ עד ⁨%3⁩): זה חלקם של סידורי הקלפים המוסתרים שבהם עוד אפשר לנצח</translation>
    </message>
    <message>
        <source>No arrangement of the unseen cards was found in which this deal can be won, so the odds are not known</source>
        <translation>לא נמצא סידור של הקלפים המוסתרים שבו אפשר לנצח בחלוקה הזאת, ולכן הסיכויים אינם ידועים</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>מתבצע חישוב…</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The board at the start.</source>
        <translation>הלוח בתחילת המשחק.</translation>
    </message>
    <message>
        <source>The example move: the %1 onto the %2.</source>
        <translation>המהלך מהדוגמה: ⁨%1⁩ אל ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The board after this move.</source>
        <translation>הלוח אחרי המהלך הזה.</translation>
    </message>
    <message>
        <source>A move that is refused: the %1 onto the %2.</source>
        <translation>מהלך שאינו מותר: ⁨%1⁩ אל ⁨%2⁩.</translation>
    </message>
    <message>
        <source>After this move (%1), only face-down cards are left in the column.</source>
        <translation>אחרי המהלך הזה (⁨%1⁩) יישארו בעמודה רק קלפים מוסתרים.</translation>
    </message>
    <message>
        <source>The last of them turns over: the %1.</source>
        <translation>האחרון שבהם מתהפך: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The reserve has been dealt: %1.</source>
        <translation>העתודה חולקה: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>With the %1, the run in column %2 becomes complete.</source>
        <translation>⁨%1⁩ משלים את הרצף בעמודה %2.</translation>
    </message>
    <message>
        <source>The run has left the table, and the card under it has turned over.</source>
        <translation>הרצף הוסר, והקלף שמתחתיו התהפך.</translation>
    </message>
    <message>
        <source>The run has left the table.</source>
        <translation>הרצף הוסר.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>העדפות</translation>
    </message>
    <message>
        <source>General</source>
        <translation>כללי</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>מראה</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message numerus="yes">
        <source>It cannot be won: all %n position(s) that matter were searched</source>
        <translation>
            <numerusform>אי אפשר לנצח: נבדק המצב הרלוונטי היחיד</numerusform>
            <numerusform>אי אפשר לנצח: נבדקו כל %n המצבים הרלוונטיים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %n position(s)</source>
        <translation>
            <numerusform>לא הוכרע אחרי בדיקת מצב אחד</numerusform>
            <numerusform>לא הוכרע אחרי בדיקת %n מצבים</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be won</source>
        <translation>אפשר לנצח</translation>
    </message>
    <message>
        <source>This card can never leave</source>
        <translation>הקלף הזה לעולם לא יוכל לצאת ממקומו</translation>
    </message>
    <message>
        <source>Criss-cross: two cards wait for each other (%1 of %2)</source>
        <translation>בהצלבה: שני קלפים מחכים זה לזה (%1 מתוך %2)</translation>
    </message>
    <message>
        <source>These cards wait for each other in a circle (%1 of %2)</source>
        <translation>הקלפים האלה מחכים זה לזה במעגל (%1 מתוך %2)</translation>
    </message>
    <message>
        <source>None of these cards can be the first to leave (%1 of %2)</source>
        <translation>אף אחד מהקלפים האלה אינו יכול לצאת ראשון (%1 מתוך %2)</translation>
    </message>
    <message>
        <source>The %1 can go only onto the %2, and that is the face-down card under it</source>
        <translation>הקלף %1 יכול לעבור רק אל %2, וזה הקלף המוסתר שמתחתיו</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but the %3 lies there</source>
        <translation>הקלף %1 צריך לעבור אל %2, אבל שם מונח %3</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but that lies on it; first must leave: %3</source>
        <translation>הקלף %1 צריך לעבור אל %2, אבל הקלף ההוא מונח עליו; קודם צריכים לצאת: %3</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but that is in the reserve</source>
        <translation>הקלף %1 צריך לעבור אל %2, אבל הקלף ההוא בעתודה</translation>
    </message>
    <message>
        <source>The %1 lies face-down, and the %2 lies on it</source>
        <translation>הקלף %1 מוסתר, ומעליו מונח %2</translation>
    </message>
    <message>
        <source>The %1 needs an empty column; first must leave one of: %2</source>
        <translation>לקלף %1 דרושה עמודה ריקה; קודם צריך לצאת אחד מאלה: %2</translation>
    </message>
    <message>
        <source>The %1 leaves with its complete run, which waits for the %2</source>
        <translation>הקלף %1 יוצא רק עם הרצף השלם שלו, והרצף מחכה לקלף %2</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
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
    <name>ReplayWindow</name>
    <message>
        <source>%1 – Replay</source>
        <comment>window title</comment>
        <translation>‏⁨%1⁩ – הצגה חוזרת</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>להתחלה</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>מהלך אחד אחורה</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>הפעלה</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>מהלך אחד קדימה</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>לסוף</translation>
    </message>
    <message>
        <source>Moves shown</source>
        <translation>מהלכים שהוצגו</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>replay speed</comment>
        <translation>איטית</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>replay speed</comment>
        <translation>רגילה</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>replay speed</comment>
        <translation>מהירה</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>ני&amp;תוח</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>המשך ה&amp;משחק מכאן</translation>
    </message>
    <message>
        <source>A new attempt, which is not counted in the statistics</source>
        <translation>ניסיון חדש, שאינו נספר בסטטיסטיקה</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>מהלך %1 מתוך %2: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>עמודה אחת</numerusform>
            <numerusform>%n עמודות</numerusform>
        </translation>
    </message>
    <message>
        <source>The keys are listed in the rules</source>
        <translation>המקשים מפורטים בכללי המשחק</translation>
    </message>
    <message>
        <source>%1 complete, %2 of %3</source>
        <translation>%1: הרצף הוסר, %2 מתוך %3</translation>
    </message>
    <message>
        <source>%1 complete in column %2</source>
        <translation>%1: הרצף בעמודה %2 הושלם</translation>
    </message>
    <message>
        <source>Undone: the reserve is back</source>
        <translation>בוטל: הקלפים שוב בעתודה</translation>
    </message>
    <message>
        <source>Undone: %1 back to the reserve</source>
        <translation>בוטל: הקלף %1 שוב בעתודה</translation>
    </message>
    <message>
        <source>Undone: %1 back to column %2</source>
        <translation>בוטל: הקלף %1 שוב בעמודה %2</translation>
    </message>
    <message>
        <source>Back at the start of the deal</source>
        <translation>חזרה לתחילת החלוקה</translation>
    </message>
    <message numerus="yes">
        <source>The table is as after %n move(s)</source>
        <translation>
            <numerusform>הלוח כפי שהיה אחרי מהלך אחד</numerusform>
            <numerusform>הלוח כפי שהיה אחרי %n מהלכים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked up %1 with %n card(s)</source>
        <translation>
            <numerusform>הורם קלף: %1, ועוד קלף אחד</numerusform>
            <numerusform>הורם קלף: %1, ועוד %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up %1</source>
        <translation>הורם קלף: %1</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>הוחזר למקומו: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n card(s) to column %2</source>
        <translation>
            <numerusform>%1 ועוד קלף אחד אל עמודה %2</numerusform>
            <numerusform>%1 ועוד %n קלפים אל עמודה %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to column %2</source>
        <translation>%1 אל עמודה %2</translation>
    </message>
    <message>
        <source>Onto %1</source>
        <translation>על %1</translation>
    </message>
    <message>
        <source>Column %1 is empty</source>
        <translation>עמודה %1 ריקה</translation>
    </message>
    <message>
        <source>%1 is free in column %2</source>
        <translation>קלף פנוי בעמודה %2: %1</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <translation>קלף פנוי: %1</translation>
    </message>
    <message>
        <source>Revealed %1 in column %2</source>
        <translation>נחשף בעמודה %2: %1</translation>
    </message>
    <message>
        <source>Revealed %1</source>
        <translation>נחשף: %1</translation>
    </message>
    <message>
        <source>Reserve dealt: %1</source>
        <translation>העתודה חולקה: %1</translation>
    </message>
</context>
<context>
    <name>RulesActions</name>
    <message>
        <source>Back</source>
        <translation>אחורה</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>קדימה</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Make the text smaller</extracomment>
        <translation>הקטנת הגופן</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Make the text larger</extracomment>
        <translation>הגדלת הגופן</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>העתקה</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>הדפסה…</translation>
    </message>
    <message>
        <source>Search the text</source>
        <translation>חיפוש בטקסט</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>המופע הבא</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>המופע הקודם</translation>
    </message>
    <message>
        <source>Compare with English</source>
        <extracomment>Switched on, a click on a paragraph shows its English original</extracomment>
        <translation>השוואה לאנגלית</translation>
    </message>
    <message>
        <source>EN buttons</source>
        <extracomment>Switched on, there is a button EN under each paragraph</extracomment>
        <translation>כפתורי ⁨EN⁩</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>RulesBrowser</name>
    <message>
        <source>The rules could not be printed</source>
        <translation>הדפסת הכללים נכשלה</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>RulesChoices</name>
    <message>
        <source>Choices of this program and the traditional rule</source>
        <translation>הבחירות של האפליקציה והכלל המסורתי</translation>
    </message>
    <message>
        <source>Scorpion has no official rules. Three things are this program’s own choice, and worth knowing:</source>
        <translation>ל־⁨Scorpion⁩ אין כללים רשמיים. שלושה דברים הם בחירה של האפליקציה, וכדאי להכיר אותם:</translation>
    </message>
    <message>
        <source>Runs leave the table. By the traditional rules, finished runs stay where they are, and such a column is usually left alone, unless it covers a face-down card. The program takes them off and lays them aside.</source>
        <translation>רצפים יוצאים מהלוח. לפי הכלל המסורתי רצפים שהושלמו נשארים במקומם, ובדרך כלל לא נוגעים בעמודה כזאת, אלא אם הרצף מכסה קלף מוסתר. האפליקציה מסירה אותם ומניחה אותם בצד.</translation>
    </message>
    <message>
        <source>The reserve at any time. By the traditional rules, the reserve is dealt when no other move is possible. The program lets you deal it whenever you like.</source>
        <translation>עתודה בכל עת. לפי הכלל המסורתי מחלקים את העתודה כשלא נותר מהלך אחר. האפליקציה מאפשרת לחלק אותה בכל רגע.</translation>
    </message>
    <message>
        <source>The score. There is no generally accepted way of counting points; this one belongs to the program.</source>
        <translation>הניקוד. אין דרך מקובלת על הכול לספור נקודות; הדרך הזאת היא של האפליקציה.</translation>
    </message>
    <message>
        <source>If you prefer the traditional rules, choose this game in the “New game” window: %1.</source>
        <extracomment>%1 is a game name</extracomment>
        <translation>אפשר לשחק גם לפי הכלל המסורתי: בחלון ״משחק חדש״ יש לבחור במשחק ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>תוכן העניינים</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
</context>
<context>
    <name>RulesDeal</name>
    <message>
        <source>The deal</source>
        <translation>ההכנה</translation>
    </message>
    <message>
        <source>The deck has %1 cards and no jokers. All of them are dealt: %2 of %3 each.</source>
        <translation>בחפיסה %1 קלפים, ללא ג׳וקרים. כולם מחולקים ללוח: %2 של %3.</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %1 cards and no jokers. %n of them are dealt: %2 of %3 each.</source>
        <translation>
            <numerusform>בחפיסה %1 קלפים, ללא ג׳וקרים. אחד מהם מחולק ללוח: %2 של %3.</numerusform>
            <numerusform>בחפיסה %1 קלפים, ללא ג׳וקרים. %n מהם מחולקים ללוח: %2 של %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes %1 face-down and %2 face-up cards.</source>
        <translation>בסך הכול %1 קלפים מוסתרים ו־%2 גלויים.</translation>
    </message>
    <message numerus="yes">
        <source>The remaining %n card(s) lie face-down beside the columns and form the reserve.</source>
        <translation>
            <numerusform>הקלף הנותר מונח ליד העמודות עם הפנים כלפי מטה, והוא העתודה.</numerusform>
            <numerusform>%n הקלפים הנותרים מונחים ליד העמודות עם הפנים כלפי מטה ויוצרים את העתודה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The remaining %n card(s) lie face-up beside the columns and form the open reserve.</source>
        <translation>
            <numerusform>הקלף הנותר מונח ליד העמודות עם הפנים כלפי מעלה, והוא העתודה הגלויה.</numerusform>
            <numerusform>%n הקלפים הנותרים מונחים ליד העמודות עם הפנים כלפי מעלה ויוצרים את העתודה הגלויה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next to it, %n place(s) wait for the complete runs.</source>
        <translation>
            <numerusform>לצידה מקום אחד ממתין לרצף שהושלם.</numerusform>
            <numerusform>לצידה %n מקומות ממתינים לרצפים שהושלמו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1 to %2: %n card(s), all face-up</source>
        <translation>
            <numerusform>עמודות %1 עד %2: קלף אחד, גלוי</numerusform>
            <numerusform>עמודות %1 עד %2: %n קלפים, כולם גלויים</numerusform>
        </translation>
    </message>
    <message>
        <source>columns %1 to %2: %3, and on them %4</source>
        <extracomment>%3 is “3 cards face-down”, %4 “4 cards face-up”</extracomment>
        <translation>עמודות %1 עד %2: %3, ועליהם %4</translation>
    </message>
    <message>
        <source>With real cards one deals row by row. In the first %1 rows, the cards of columns %2 to %3 are laid face-down and the others face-up; after that, all rows are face-up. The rows may overlap.</source>
        <translation>כשמשחקים בקלפים אמיתיים, מחלקים שורה אחר שורה. ב־%1 השורות הראשונות מניחים את הקלפים של עמודות %2 עד %3 עם הפנים כלפי מטה ואת השאר עם הפנים כלפי מעלה; אחר כך כל השורות מונחות עם הפנים כלפי מעלה. השורות יכולות לחפוף מעט זו את זו.</translation>
    </message>
</context>
<context>
    <name>RulesEmpty</name>
    <message>
        <source>Empty column</source>
        <translation>העמודה הריקה</translation>
    </message>
    <message>
        <source>Any other card is refused. If interactive rules are on, the program says: “%1”.</source>
        <extracomment>%1 is the sentence by which the program refuses the move</extracomment>
        <translation>כל קלף אחר נדחה, ואם הכללים האינטראקטיביים פעילים, האפליקציה מסבירה: ״%1״.</translation>
    </message>
    <message>
        <source>A column that has become empty takes only kings: a run that starts with a king, or a set of kings.</source>
        <translation>עמודה שהתרוקנה מקבלת רק מלכים: רצף שמתחיל במלך, או סט של מלכים.</translation>
    </message>
    <message>
        <source>A column that has become empty takes any card, not only a king, alone or with the cards that lie on it.</source>
        <translation>עמודה שהתרוקנה מקבלת כל קלף, לא רק מלך, לבדו או עם הקלפים שמונחים עליו.</translation>
    </message>
    <message>
        <source>A column that has become empty takes only a king, alone or with the cards that lie on it.</source>
        <translation>עמודה שהתרוקנה מקבלת רק מלך, לבדו או עם הקלפים שמונחים עליו.</translation>
    </message>
</context>
<context>
    <name>RulesEnd</name>
    <message>
        <source>End of the game</source>
        <translation>סוף המשחק</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left the table.</source>
        <translation>
            <numerusform>מנצחים כשרצף אחד הוסר מהלוח.</numerusform>
            <numerusform>מנצחים כשכל %n הרצפים הוסרו מהלוח.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is either empty or exactly one complete run.</source>
        <translation>מנצחים במשחק כשכל אחת מהעמודות ריקה או מורכבת מרצף שלם אחד בדיוק.</translation>
    </message>
    <message>
        <source>When no move is left, the program says so. You can then undo moves or start a new game.</source>
        <translation>כשאין עוד מהלכים אפשריים, האפליקציה מודיעה על כך. אז אפשר לבטל מהלכים או להתחיל משחק חדש.</translation>
    </message>
    <message>
        <source>Moving a whole column to an empty column is allowed, but it counts as a move that is left only if a complete run leaves the table by it.</source>
        <translation>מותר להעביר עמודה שלמה לעמודה ריקה, אבל זה נחשב למהלך שעוד נותר רק אם בעקבותיו מוסר רצף שלם.</translation>
    </message>
    <message>
        <source>Moving a whole column to an empty column is allowed, but as it changes nothing, it does not count as a move that is left.</source>
        <translation>מותר להעביר עמודה שלמה לעמודה ריקה, אבל זה לא משנה דבר, ולכן אינו נחשב למהלך שעוד נותר.</translation>
    </message>
</context>
<context>
    <name>RulesFaceDown</name>
    <message>
        <source>Face-down cards</source>
        <translation>הקלפים המוסתרים</translation>
    </message>
    <message>
        <source>There are none in this game: you see every card from the start.</source>
        <translation>במשחק הזה אין כאלה: רואים את כל הקלפים מההתחלה.</translation>
    </message>
    <message>
        <source>When the last face-up card that lies on a face-down one leaves, the face-down card turns over by itself and can be played from then on.</source>
        <translation>כשמועבר הקלף הגלוי האחרון שהיה מונח על קלף מוסתר, הקלף המוסתר מתהפך מעצמו, ומאותו רגע אפשר לשחק בו.</translation>
    </message>
</context>
<context>
    <name>RulesMoves</name>
    <message>
        <source>Moves</source>
        <translation>המהלכים המותרים</translation>
    </message>
    <message>
        <source>Only the first card of the block, the one you take hold of, decides where it may go:</source>
        <translation>רק הקלף הראשון בקבוצה, זה שלוקחים, קובע לאן אפשר להעביר אותה:</translation>
    </message>
    <message>
        <source>The last card of a column is the one on which nothing lies.</source>
        <translation>הקלף האחרון בעמודה הוא זה שלא מונח עליו דבר.</translation>
    </message>
    <message>
        <source>An example, the first move of a game that was won: move the %1 from column %2 onto the %3 in column %4. The %5 comes along, although it is of another suit.</source>
        <translation>למשל, משחק אחד שהסתיים בניצחון מתחיל כך: מעבירים ⁨%1⁩ מעמודה %2 אל ⁨%3⁩ בעמודה %4. יחד איתו עובר ⁨%5⁩, אף שהוא מסדרה אחרת.</translation>
    </message>
    <message>
        <source>An example: move the %1 from column %2 onto the %3 in column %4. What lies on it comes along: %5.</source>
        <translation>דוגמה: מעבירים ⁨%1⁩ מעמודה %2 אל ⁨%3⁩ בעמודה %4. יחד איתו עובר כל מה שמונח עליו: ⁨%5⁩.</translation>
    </message>
    <message>
        <source>On the same board, you cannot put the %1 on the %2. The program answers: “%3”.</source>
        <extracomment>%1 and %2 are cards, %3 is the sentence by which the program refuses the move</extracomment>
        <translation>באותו לוח אי אפשר להניח ⁨%1⁩ על ⁨%2⁩. האפליקציה משיבה: ״%3״.</translation>
    </message>
    <message>
        <source>The reason is given as long as interactive rules are on in the preferences, as they are by default. When they are off, the block just goes back.</source>
        <translation>האפליקציה מציינת את הסיבה כשהכללים האינטראקטיביים פעילים בהעדפות, וזו ברירת המחדל. כשהם כבויים, הקבוצה פשוט חוזרת למקומה.</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if that one is one rank higher, regardless of suit: the %1 on the %2, a jack on a queen;</source>
        <translation>מניחים אותו בסוף עמודה, על קלף בדרגה אחת גבוהה יותר, בלי קשר לסדרה: %1 על %2, נסיך על מלכה;</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if that one is of the same suit and one rank higher: the %1 on the %2, a jack on the queen of its suit;</source>
        <translation>מניחים אותו בסוף עמודה, על קלף מאותה סדרה ובדרגה אחת גבוהה יותר: %1 על %2, נסיך על המלכה מאותה סדרה;</translation>
    </message>
    <message>
        <source>The card you take and everything that lies on it are a block. It can be moved if it is a run, going down rank by rank in one suit, or a set, all of one rank. A mixed block stays where it is, and the program says why.</source>
        <translation>הקלף שלוקחים וכל מה שמונח עליו הם קבוצה. אפשר להעביר אותה אם היא רצף, כלומר קלפים מסדרה אחת בסדר יורד, או סט, כלומר קלפים מדרגה אחת. קבוצה מעורבת נשארת במקומה, והאפליקציה מסבירה למה.</translation>
    </message>
    <message>
        <source>Any face-up card can be moved, even from the middle of a column. It moves together with all the cards that lie on it, as one block, whether they are in order or not.</source>
        <translation>אפשר להעביר כל קלף גלוי, גם מאמצע עמודה. הוא עובר כקבוצה אחת עם כל הקלפים שמונחים עליו, מסודרים או לא.</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if both have the same rank: the %1 on the %2;</source>
        <translation>מניחים אותו בסוף עמודה, על קלף מאותה דרגה: %1 על %2;</translation>
    </message>
    <message>
        <source>on an ace goes nothing but another ace.</source>
        <translation>על אס אפשר להניח רק אס אחר.</translation>
    </message>
    <message>
        <source>nothing goes on an ace.</source>
        <translation>אי אפשר להניח דבר על אס.</translation>
    </message>
</context>
<context>
    <name>RulesRelaxed</name>
    <message>
        <source>Classic and relaxed</source>
        <translation>הכלל הקלאסי והכלל המקל</translation>
    </message>
    <message>
        <source>There is no such choice in this game: it always has its own rule of building.</source>
        <translation>במשחק הזה אין בחירה כזאת: מניחים בו קלפים תמיד לפי הכלל שלו.</translation>
    </message>
    <message>
        <source>In the “New game” window you choose the classic rules, which are the default, or the relaxed ones.</source>
        <translation>בחלון ״משחק חדש״ אפשר לבחור בכלל הקלאסי, שהוא ברירת המחדל, או בכלל המקל.</translation>
    </message>
    <message>
        <source>In relaxed mode a card goes on any card that is one rank higher, regardless of suit: the %1 on the %2.</source>
        <translation>במצב המקל הסדרה אינה משנה: אפשר להניח קלף על כל קלף שבדרגה אחת גבוהה יותר, למשל ⁨%1⁩ על ⁨%2⁩.</translation>
    </message>
    <message>
        <source>By the classic rules this move is refused with the message “%1”.</source>
        <extracomment>%1 is the sentence by which the program refuses the move</extracomment>
        <translation>לפי הכלל הקלאסי האפליקציה דוחה את המהלך הזה ומודיעה: ״%1״.</translation>
    </message>
    <message>
        <source>This text describes the relaxed rules. The classic ones: %1.</source>
        <translation>כאן מתואר הכלל המקל. הכלל הקלאסי: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>This text describes the classic rules. The relaxed ones: %1.</source>
        <translation>כאן מתואר הכלל הקלאסי. הכלל המקל: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Everything else stays the same. In particular, only a run of one suit is complete.</source>
        <translation>כל שאר הכללים אינם משתנים. בפרט, רק רצף מסדרה אחת נחשב שלם.</translation>
    </message>
    <message>
        <source>Everything else stays the same. In particular, only complete runs of one suit leave the table.</source>
        <translation>כל שאר הכללים אינם משתנים. בפרט, רק רצפים שלמים מסדרה אחת יוצאים מהלוח.</translation>
    </message>
    <message>
        <source>Everything else stays the same: only a king goes to an empty column, and only complete runs of one suit leave the table.</source>
        <translation>כל שאר הכללים אינם משתנים: רק מלך יכול לעבור לעמודה ריקה, ורק רצפים שלמים מסדרה אחת יוצאים מהלוח.</translation>
    </message>
</context>
<context>
    <name>RulesReserve</name>
    <message>
        <source>Reserve</source>
        <translation>העתודה</translation>
    </message>
    <message>
        <source>This game has no reserve: all cards are on the table from the start.</source>
        <translation>במשחק הזה אין עתודה: כל הקלפים על הלוח מההתחלה.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %n card(s) is dealt only once, with one click: one card, face-up, onto each of columns 1 to %1, even onto an empty one.</source>
        <translation>
            <numerusform>בעתודה קלף אחד, והיא מחולקת פעם אחת בלבד, בלחיצה אחת: קלף אחד עם הפנים כלפי מעלה בכל אחת מעמודות 1 עד %1, גם בעמודה ריקה.</numerusform>
            <numerusform>בעתודה %n קלפים, והיא מחולקת פעם אחת בלבד, בלחיצה אחת: קלף אחד עם הפנים כלפי מעלה בכל אחת מעמודות 1 עד %1, גם בעמודה ריקה.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this program it can be done at any time.</source>
        <translation>באפליקציה הזאת אפשר לעשות זאת בכל עת.</translation>
    </message>
    <message>
        <source>It has to wait until no other move is left; if you ask for it earlier, the program says so.</source>
        <translation>מחלקים אותה רק כשאין עוד מהלך אפשרי; אם מנסים קודם לכן, האפליקציה אומרת זאת.</translation>
    </message>
    <message>
        <source>Dealing the reserve counts as one move, and one undo takes it back.</source>
        <translation>חלוקת העתודה נחשבת למהלך אחד, וביטול אחד מחזיר אותה.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %n card(s) lies face-up, and its cards are played one by one.</source>
        <translation>
            <numerusform>בעתודה קלף גלוי אחד, ומשחקים בו.</numerusform>
            <numerusform>בעתודה %n קלפים גלויים, ומשחקים בהם אחד אחד.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of them goes onto a column where it fits; a king also goes to an empty column.</source>
        <translation>כל אחד מהם עובר לעמודה שהוא מתאים לה; מלך יכול לעבור גם לעמודה ריקה.</translation>
    </message>
    <message>
        <source>Each of them goes onto a column where it fits, or to an empty column.</source>
        <translation>כל אחד מהם עובר לעמודה שהוא מתאים לה או לעמודה ריקה.</translation>
    </message>
    <message>
        <source>You can play them at any time.</source>
        <translation>אפשר לשחק בהם בכל עת.</translation>
    </message>
    <message>
        <source>You can play them only when no other move is left.</source>
        <translation>אפשר לשחק בהם רק כשאין עוד מהלך אפשרי.</translation>
    </message>
    <message>
        <source>A place that has been emptied stays empty: nothing is put back there.</source>
        <translation>מקום שהתפנה נשאר ריק: לא מניחים בו דבר.</translation>
    </message>
</context>
<context>
    <name>RulesRuns</name>
    <message>
        <source>Complete runs</source>
        <translation>הרצפים השלמים</translation>
    </message>
    <message numerus="yes">
        <source>A complete run is %n face-up card(s) of one suit, from king to ace. In this game it stays on the table.</source>
        <translation>
            <numerusform>רצף שלם הוא קלף גלוי אחד מסדרה אחת, מהמלך ועד האס. במשחק הזה הוא נשאר על הלוח.</numerusform>
            <numerusform>רצף שלם הוא %n קלפים גלויים מסדרה אחת, מהמלך ועד האס. במשחק הזה הוא נשאר על הלוח.</numerusform>
        </translation>
    </message>
    <message>
        <source>A column that is finished is usually left alone, unless it covers a face-down card.</source>
        <translation>בדרך כלל לא נוגעים בעמודה שהושלמה, אלא אם הרצף מכסה קלף מוסתר.</translation>
    </message>
    <message numerus="yes">
        <source>When a column ends in a complete run, %n face-up card(s) of one suit from king to ace, the program takes it off the table and puts it on one of the %1 places.</source>
        <translation>
            <numerusform>כשעמודה מסתיימת ברצף שלם, קלף גלוי אחד מסדרה אחת מהמלך ועד האס, האפליקציה מסירה אותו מהלוח ומניחה אותו באחד מ־%1 המקומות.</numerusform>
            <numerusform>כשעמודה מסתיימת ברצף שלם, %n קלפים גלויים מסדרה אחת מהמלך ועד האס, האפליקציה מסירה אותו מהלוח ומניחה אותו באחד מ־%1 המקומות.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there is a face-down card under the run, it turns over.</source>
        <translation>אם יש קלף מוסתר מתחת לרצף, הוא מתהפך.</translation>
    </message>
    <message>
        <source>No card is ever put on these places by hand.</source>
        <translation>לעולם לא מניחים קלף ידנית באחד המקומות האלה.</translation>
    </message>
    <message>
        <source>After each move the program looks at every column.</source>
        <translation>אחרי כל מהלך נבדקות כל העמודות.</translation>
    </message>
    <message>
        <source>The program looks only at the column that has just received cards; after dealing the reserve, at columns 1 to %1 in turn.</source>
        <translation>נבדקת רק העמודה שהונחו בה קלפים זה עתה; אחרי חלוקת העתודה נבדקות עמודות 1 עד %1 בזו אחר זו.</translation>
    </message>
    <message>
        <source>The program looks only at the column that has just received cards.</source>
        <translation>נבדקת רק העמודה שהונחו בה קלפים זה עתה.</translation>
    </message>
    <message>
        <source>A run covered by other cards stays where it is until those cards leave.</source>
        <translation>רצף שמכוסה בקלפים אחרים נשאר במקומו עד שמעבירים אותם.</translation>
    </message>
    <message>
        <source>A run covered by other cards stays where it is, and it also stays when those cards leave later. To make it leave, move its king to an empty column.</source>
        <translation>רצף שמכוסה בקלפים אחרים נשאר במקומו, גם אם מעבירים אותם אחר כך. כדי להסיר אותו, מעבירים את המלך שלו לעמודה ריקה.</translation>
    </message>
</context>
<context>
    <name>RulesScore</name>
    <message>
        <source>Score</source>
        <translation>הניקוד</translation>
    </message>
    <message>
        <source>The score starts at 0, and no move ever lowers it:</source>
        <translation>הניקוד מתחיל ב־0, ושום מהלך אינו מוריד אותו:</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>מה קורה</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>A card is put on a card of its own suit</source>
        <translation>קלף הונח על קלף מאותה סדרה</translation>
    </message>
    <message>
        <source>A face-down card turns over, also after a run has left the table</source>
        <translation>קלף מוסתר נחשף, גם אחרי הסרת רצף</translation>
    </message>
    <message>
        <source>A face-down card turns over</source>
        <translation>קלף מוסתר נחשף</translation>
    </message>
    <message>
        <source>A complete run leaves the table</source>
        <translation>רצף שלם הוסר</translation>
    </message>
    <message>
        <source>A run becomes complete in its column, once for each suit</source>
        <translation>רצף הושלם בעמודה, פעם אחת לכל סדרה</translation>
    </message>
    <message>
        <source>In this game points can be gathered without end, so results are not ranked by score.</source>
        <translation>במשחק הזה אפשר לצבור נקודות בלי סוף, ולכן התוצאות אינן מדורגות לפי ניקוד.</translation>
    </message>
    <message>
        <source>Undo takes the points of a move away again, and redo returns them.</source>
        <translation>ביטול מהלך מוריד את הנקודות שלו, וביצוע חוזר מחזיר אותן.</translation>
    </message>
    <message numerus="yes">
        <source>The program keeps the last %n action(s) for undo, or all of them if you turn the limit off in the preferences.</source>
        <translation>
            <numerusform>הפעולה האחרונה נשמרת לביטול; אם מסירים את ההגבלה בהעדפות, נשמרות כולן.</numerusform>
            <numerusform>%n הפעולות האחרונות נשמרות לביטול; אם מסירים את ההגבלה בהעדפות, נשמרות כולן.</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points</comment>
        <translation>⁨+%1⁩</translation>
    </message>
    <message>
        <source>Any other move, such as a card put on one of the same rank</source>
        <translation>כל מהלך אחר, למשל הנחה על קלף מאותה דרגה</translation>
    </message>
    <message>
        <source>a king put in an empty column</source>
        <translation>מלך לעמודה ריקה</translation>
    </message>
    <message>
        <source>a card put in an empty column</source>
        <translation>קלף לעמודה ריקה</translation>
    </message>
    <message>
        <source>a card put on another suit</source>
        <translation>קלף על קלף מסדרה אחרת</translation>
    </message>
    <message>
        <source>dealing the reserve</source>
        <translation>חלוקת העתודה</translation>
    </message>
    <message>
        <source>Any other move: %1</source>
        <extracomment>%1 is a list such as “a king put in an empty column, dealing the reserve”</extracomment>
        <translation>כל מהלך אחר: %1</translation>
    </message>
    <message>
        <source>So a game that is won without undo brings at least %1 points: %2 × %3 for cards turned over and %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</source>
        <translation>מכאן שניצחון ללא ביטול מהלכים שווה לפחות %1 נקודות: ⁨%2 × %3⁩ עבור קלפים שנחשפו ו־⁨%4 × %5⁩ עבור רצפים שלמים. כל הנחה על קלף מאותה סדרה מוסיפה עוד %6.</translation>
    </message>
    <message>
        <source>So a game that is won without undo brings at least %1 points: %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</source>
        <translation>מכאן שניצחון ללא ביטול מהלכים שווה לפחות %1 נקודות: ⁨%4 × %5⁩ עבור רצפים שלמים. כל הנחה על קלף מאותה סדרה מוסיפה עוד %6.</translation>
    </message>
</context>
<context>
    <name>RulesShort</name>
    <message>
        <source>In short</source>
        <translation>בקצרה</translation>
    </message>
    <message>
        <source>A solitaire, or patience, for one deck of %1 cards. It is related to Spider, but plays more like Yukon.</source>
        <translation>סוליטר לחפיסה אחת של %1 קלפים. הוא קרוב ל״ספיידר״, אבל דרך המשחק מזכירה יותר את ״יוקון״.</translation>
    </message>
    <message numerus="yes">
        <source>A complete run, from king to ace in one suit, leaves the table. When all %n run(s) have left it, the game is won.</source>
        <translation>
            <numerusform>רצף שלם, מהמלך ועד האס מאותה סדרה, יוצא מהלוח. כשרצף אחד הוסר, המשחק מסתיים בניצחון.</numerusform>
            <numerusform>רצף שלם, מהמלך ועד האס מאותה סדרה, יוצא מהלוח. כשכל %n הרצפים הוסרו, המשחק מסתיים בניצחון.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete runs, from king to ace in one suit, stay on the table. The game is won when every column that holds cards is exactly one complete run.</source>
        <translation>רצפים שלמים, מהמלך ועד האס מאותה סדרה, נשארים על הלוח. מנצחים במשחק כשכל עמודה שיש בה קלפים היא רצף שלם אחד בדיוק.</translation>
    </message>
    <message>
        <source>A solitaire, or patience, for one deck of %1 cards, invented by David Parlett. It is of the Spider kind, in the manner of Scorpion.</source>
        <translation>סוליטר לחפיסה אחת של %1 קלפים, פרי המצאתו של דייוויד פרלט. הוא קרוב משפחה של ״ספיידר״, ברוח ⁨Scorpion⁩.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each, all face-up, and no reserve.</source>
        <extracomment>%1 is “13 columns”, %2 “4 cards”</extracomment>
        <translation>על הלוח %1 של %2, כולם גלויים, ואין עתודה.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each. %3 cards are face-down, and %4 more lie open in the reserve.</source>
        <extracomment>%1 is “10 columns”, %2 “5 cards”, %3 and %4 are numbers</extracomment>
        <translation>על הלוח %1 של %2. %3 קלפים מוסתרים, ועוד %4 מונחים גלויים בעתודה.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each. %3 cards are face-down, and %4 more wait in the reserve.</source>
        <extracomment>%1 is “7 columns”, %2 “7 cards”, %3 and %4 are numbers</extracomment>
        <translation>על הלוח %1 של %2. %3 קלפים מוסתרים, ועוד %4 ממתינים בעתודה.</translation>
    </message>
    <message>
        <source>A card goes on a card of the same suit that is one rank higher. Taken from the middle of a column, it brings along all the cards that lie on it.</source>
        <translation>מניחים קלף על קלף מאותה סדרה, בדרגה אחת גבוהה יותר. קלף שנלקח מאמצע עמודה מועבר עם כל הקלפים שמונחים עליו.</translation>
    </message>
    <message>
        <source>A card goes on any card that is one rank higher, regardless of suit. Taken from the middle of a column, it brings along all the cards that lie on it.</source>
        <translation>מניחים קלף על כל קלף בדרגה אחת גבוהה יותר, בלי קשר לסדרה. קלף שנלקח מאמצע עמודה מועבר עם כל הקלפים שמונחים עליו.</translation>
    </message>
    <message>
        <source>A card goes on a card of the same rank, or on a card of the same suit that is one rank higher. Several cards move together only as a run of one suit or as a set of one rank.</source>
        <translation>מניחים קלף על קלף מאותה דרגה, או על קלף מאותה סדרה בדרגה אחת גבוהה יותר. כמה קלפים עוברים יחד רק אם הם רצף מסדרה אחת או סט מדרגה אחת.</translation>
    </message>
    <message>
        <source>Only kings, or a run that starts with a king, can go to an empty column.</source>
        <translation>לעמודה ריקה אפשר להעביר רק מלכים או רצף שמתחיל במלך.</translation>
    </message>
    <message>
        <source>Any card may go to an empty column.</source>
        <translation>לעמודה ריקה אפשר להעביר כל קלף.</translation>
    </message>
    <message>
        <source>Only a king goes to an empty column.</source>
        <translation>רק מלך יכול לעבור לעמודה ריקה.</translation>
    </message>
</context>
<context>
    <name>RulesTactics</name>
    <message>
        <source>Tactics</source>
        <translation>טקטיקה</translation>
    </message>
    <message>
        <source>This is not an easy game: it asks for attention and foresight.</source>
        <translation>זה לא משחק קל: הוא דורש תשומת לב וחשיבה קדימה.</translation>
    </message>
    <message>
        <source>First look carefully through the whole deal. Some deals cannot be won.</source>
        <translation>קודם כול כדאי לעבור בעיון על כל החלוקה. יש חלוקות שאי אפשר לנצח בהן.</translation>
    </message>
    <message>
        <source>A run that lies in reverse order in one column is a burden: say the %1, on it the %2, and the %3 on top. Older books give up such a deal at once. It need not be lost: such deals are won too, they only take more work, because the run has to be taken apart card by card.</source>
        <extracomment>%1 is the jack of clubs, %2 the queen, %3 the king; each lies on the one before</extracomment>
        <translation>רצף שמונח בעמודה אחת בסדר הפוך הוא נטל: למשל ⁨%1⁩ למטה, עליו ⁨%2⁩, ומעליהם ⁨%3⁩. ספרים ישנים ממליצים לוותר מייד על חלוקה כזאת. היא לא בהכרח אבודה: גם בחלוקות כאלה מנצחים, אלא שדרושה יותר עבודה, כי צריך לפרק את הרצף קלף אחר קלף.</translation>
    </message>
    <message>
        <source>If the deal looks promising, try to uncover the face-down cards first. Often this takes a move before it, which frees the card that you want to build on.</source>
        <translation>אם החלוקה נראית מבטיחה, כדאי לנסות קודם כול לחשוף את הקלפים המוסתרים. לעיתים קרובות דרוש לשם כך מהלך מקדים, שמפנה את הקלף שרוצים להניח עליו.</translation>
    </message>
    <message>
        <source>Leave a finished column alone, unless a face-down card lies under it: then move the run to an empty column.</source>
        <translation>לא כדאי לגעת בעמודה שהושלמה, אלא אם הרצף מכסה קלף מוסתר: אז מעבירים את הרצף לעמודה ריקה.</translation>
    </message>
    <message>
        <source>Think before every move. One careless move can block the game; undo is there for that.</source>
        <translation>כדאי לחשוב לפני כל מהלך. מהלך פזיז אחד עלול להביא את המשחק למבוי סתום; לשם כך יש ביטול מהלך.</translation>
    </message>
    <message>
        <source>Look for cards that lie criss-cross: say %1 on %2 in one column and %3 on %4 in another. %1 fits only on %4, and %3 only on %2, so each pair waits for the other.</source>
        <translation>כדאי לחפש קלפים שמונחים בהצלבה: למשל ⁨%1⁩ על ⁨%2⁩ בעמודה אחת, ו־⁨%3⁩ על ⁨%4⁩ בעמודה אחרת. את ה־⁨%1⁩ אפשר להניח רק על ה־⁨%4⁩, ואת ה־⁨%3⁩ רק על ה־⁨%2⁩, ולכן כל זוג מחכה לזוג האחר.</translation>
    </message>
    <message>
        <source>Only an empty column can part them.</source>
        <translation>רק עמודה ריקה יכולה להפריד ביניהם.</translation>
    </message>
    <message>
        <source>Such a deal cannot be won, and playing on is a waste of time.</source>
        <translation>בחלוקה כזאת אי אפשר לנצח, והמשך המשחק הוא בזבוז זמן.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>In words</source>
        <extracomment>A link under a picture of a board</extracomment>
        <translation>תיאור במילים</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>heading over a list of commands</comment>
        <translation>פעולה</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading over a list of shortcuts</comment>
        <translation>מקשים</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>Rules of %1</source>
        <comment>game name</comment>
        <translation>כללי המשחק: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>RulesVariants</name>
    <message>
        <source>Variants</source>
        <translation>גרסאות</translation>
    </message>
    <message>
        <source>All games of the family are in this program:</source>
        <translation>כל המשחקים במשפחה נמצאים באפליקציה:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game name: what it is like</comment>
        <translation>‏⁨%1⁩: %2</translation>
    </message>
    <message>
        <source>Sources: an encyclopedia article on Scorpion, in English and Russian; an older guide to solitaire games, in Russian; the rules of another Scorpion program, in Ukrainian and Hebrew. What they leave open is played as in PySolFC, which the deal numbers come from, too.</source>
        <translation>מקורות: ערך אנציקלופדי על ⁨Scorpion⁩, באנגלית וברוסית; מדריך ישן למשחקי סוליטר, ברוסית; כללי אפליקציה אחרת של ⁨Scorpion⁩, באוקראינית ובעברית. מה שהם משאירים פתוח נקבע כמו ב־⁨PySolFC⁩, שממנו לקוחים גם מספרי החלוקות.</translation>
    </message>
    <message>
        <source>the game that all the others come from; a card goes on its own suit, a king to an empty column.</source>
        <translation>המשחק שממנו התפתחו כל האחרים; מניחים קלף על קלף מאותה סדרה, ובעמודה ריקה רק מלך.</translation>
    </message>
    <message>
        <source>complete runs stay on the table, and the reserve is dealt only when no other move is left.</source>
        <translation>רצפים שלמים נשארים על הלוח, ומחלקים את העתודה רק כשאין עוד מהלך אפשרי.</translation>
    </message>
    <message>
        <source>almost the same as Scorpion, but an empty column takes any card or run, not only a king. That gives you more chances of winning than in Scorpion.</source>
        <translation>כמעט זהה ל־⁨Scorpion⁩, אבל לעמודה ריקה אפשר להעביר כל קלף או רצף, ולא רק מלך. לכן סיכויי הניצחון גבוהים יותר מאשר ב־⁨Scorpion⁩.</translation>
    </message>
    <message>
        <source>the numbers of columns with and without face-down cards are exchanged: only columns %1 to %2 have face-down cards, in the other %3 all cards are face-up. The play is the same, but winning is easier than in Scorpion.</source>
        <translation>מספר העמודות שיש בהן קלפים מוסתרים ומספר העמודות שאין בהן כאלה התחלפו: קלפים מוסתרים יש רק בעמודות %1 עד %2, וב־%3 העמודות האחרות כל הקלפים גלויים. משחקים באותה דרך, אבל קל יותר לנצח מאשר ב־⁨Scorpion⁩.</translation>
    </message>
    <message>
        <source>%1 of %2 each. In columns %3 to %4, %5 lie at the bottom and %6 on them; the three “blind” cards in each of these columns gave the game its name, after the English nursery rhyme. In the other columns all cards are face-up. The last %7 cards lie open beside them and can be used at any time. Otherwise it is played like Scorpion.</source>
        <translation>%1 של %2. בעמודות %3 עד %4 מונחים בתחתית %5, ועליהם %6; שלושת הקלפים ״העיוורים״ בכל אחת מהעמודות האלה נתנו למשחק את שמו, על פי שיר ילדים אנגלי על שלושה עכברים עיוורים. בשאר העמודות כל הקלפים גלויים. %7 הקלפים האחרונים מונחים גלויים בצד, ואפשר לשחק בהם בכל עת. בכל השאר משחקים כמו ב־⁨Scorpion⁩.</translation>
    </message>
    <message>
        <source>Wasp in which only columns %1 to %2 have face-down cards.</source>
        <translation>‏⁨Wasp⁩ שבו יש קלפים מוסתרים רק בעמודות %1 עד %2.</translation>
    </message>
    <message>
        <source>invented by David Parlett, another game of the Spider kind in the manner of Scorpion. %1 of %2 each, all face-up; cards of the same rank go on one another, too.</source>
        <translation>עוד משחק מסוג ״ספיידר״ ברוח ⁨Scorpion⁩, פרי המצאתו של דייוויד פרלט. %1 של %2, כולם גלויים; גם קלפים מאותה דרגה מניחים זה על זה.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>סרגל כלים</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Search the text</source>
        <translation>חיפוש בטקסט</translation>
    </message>
    <message>
        <source>Not found on this page</source>
        <translation>לא נמצא בדף הזה</translation>
    </message>
</context>
<context>
    <name>SolverPanel</name>
    <message>
        <source>Previous step</source>
        <translation>הצעד הקודם</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>הצעד הבא</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>StateNotices</name>
    <message>
        <source>&amp;Continue</source>
        <translation>ה&amp;משך</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>ה&amp;עתקת הפרטים</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>The game is won!</source>
        <translation>ניצחון!</translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation>אין עוד מהלכים אפשריים</translation>
    </message>
    <message>
        <source>Something went wrong; the game is saved and goes on</source>
        <translation>משהו השתבש; המשחק נשמר ונמשך</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>ניקוד: %1</translation>
    </message>
    <message>
        <source>Part of it was played by the program, so it does not count</source>
        <translation>חלק מהמשחק שוחק על ידי האפליקציה, ולכן הוא אינו נספר</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>הפרטים הועתקו</translation>
    </message>
</context>
<context>
    <name>StatisticsFiles</name>
    <message>
        <source>Export the statistics</source>
        <translation>ייצוא הסטטיסטיקה</translation>
    </message>
    <message>
        <source>Comma-separated values (%1)</source>
        <translation>ערכים מופרדים בפסיקים (%1)</translation>
    </message>
    <message>
        <source>JSON (%1)</source>
        <translation>JSON (%1)</translation>
    </message>
    <message>
        <source>The statistics could not be exported</source>
        <translation>ייצוא הסטטיסטיקה נכשל</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>הייצוא נשמר בקובץ ⁨%1⁩</translation>
    </message>
    <message>
        <source>Begin the statistics anew</source>
        <translation>התחלת הסטטיסטיקה מחדש</translation>
    </message>
    <message>
        <source>Begin the statistics anew? The present ones are kept in a backup file.</source>
        <translation>להתחיל את הסטטיסטיקה מחדש? הנוכחית תישמר בקובץ גיבוי.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>התחלה מחדש</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>No backup of the statistics could be made</source>
        <translation>יצירת הגיבוי של הסטטיסטיקה נכשלה</translation>
    </message>
    <message>
        <source>The statistics up to now are kept as %1</source>
        <translation>הסטטיסטיקה עד כה נשמרה בשם ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>סטטיסטיקה</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>תקופה</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>כל התקופה</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 הימים האחרונים</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 הימים האחרונים</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>365 הימים האחרונים</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>תו&amp;צאות</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;תרשימים</translation>
    </message>
    <message>
        <source>&amp;Attempts</source>
        <translation>&amp;ניסיונות</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>תוצאות</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>ניסיונות</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;משחק חוזר</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>הצגה חו&amp;זרת</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;ייצוא…</translation>
    </message>
    <message>
        <source>Begin a&amp;new…</source>
        <translation>התחלה מ&amp;חדש…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;סגירה</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>כל המשחקים</translation>
    </message>
    <message>
        <source>Percent won of the last %1 attempts, attempt by attempt</source>
        <translation>אחוז הניצחונות ב־%1 הניסיונות האחרונים, ניסיון אחר ניסיון</translation>
    </message>
    <message>
        <source>Attempts by score</source>
        <translation>ניסיונות לפי ניקוד</translation>
    </message>
    <message>
        <source>Percent won of each game</source>
        <translation>אחוז הניצחונות בכל משחק</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>אין עדיין מה להציג</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Deal %1</source>
        <translation>חלוקה ⁨%1⁩</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>העתקת מספר החלוקה</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>ניקוד: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>מהלכים: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>זמן: %1</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Looking…</source>
        <translation>מתבצע חישוב…</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>Winnable</source>
        <translation>אפשר לנצח</translation>
    </message>
    <message>
        <source>No longer winnable</source>
        <translation>כבר אי אפשר לנצח</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>אי אפשר לנצח בחלוקה הזאת</translation>
    </message>
    <message>
        <source>Cannot be won from here</source>
        <translation>מכאן אי אפשר לנצח</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %n position(s)</source>
        <translation>
            <numerusform>לא הוכרע אחרי בדיקת מצב אחד</numerusform>
            <numerusform>לא הוכרע אחרי בדיקת %n מצבים</numerusform>
        </translation>
    </message>
    <message>
        <source>Winnable?</source>
        <translation>אפשר לנצח?</translation>
    </message>
    <message>
        <source>The verdict takes the face-down cards into account</source>
        <translation>התשובה מביאה בחשבון את הקלפים המוסתרים</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>%1. %2</source>
        <comment>number of a move, and the move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>bookmark:</source>
        <translation>סימנייה:</translation>
    </message>
    <message>
        <source>%1, on the table now</source>
        <translation>%1, כעת על הלוח</translation>
    </message>
</context>
<context>
    <name>StorageWords</name>
    <message>
        <source>%1 is not there or cannot be read</source>
        <translation>הקובץ %1 אינו קיים או שאי אפשר לקרוא אותו</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>הקובץ %1 ריק</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game</source>
        <translation>הקובץ %1 גדול מדי למשחק שמור</translation>
    </message>
    <message>
        <source>%1 is not a saved game</source>
        <translation>הקובץ %1 אינו משחק שמור</translation>
    </message>
    <message>
        <source>%1 was saved by a newer version of this program and cannot be opened by this one</source>
        <translation>הקובץ %1 נשמר בגרסה חדשה יותר של האפליקציה, והגרסה הזאת אינה יכולה לפתוח אותו</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be opened</source>
        <translation>הקובץ %1 פגום ואי אפשר לפתוח אותו</translation>
    </message>
    <message>
        <source>%1 holds a game that cannot have been played by the rules</source>
        <translation>בקובץ %1 שמור משחק שלא ייתכן לפי הכללים</translation>
    </message>
    <message>
        <source>The last game was saved by a newer version of this program; its file is kept as %1</source>
        <translation>המשחק האחרון נשמר בגרסה חדשה יותר של האפליקציה; הקובץ שלו נשמר בשם %1</translation>
    </message>
    <message>
        <source>The last game was saved by a newer version of this program</source>
        <translation>המשחק האחרון נשמר בגרסה חדשה יותר של האפליקציה</translation>
    </message>
    <message>
        <source>The last game could not be read; its file is kept as %1</source>
        <translation>אי אפשר לקרוא את המשחק האחרון; הקובץ שלו נשמר בשם %1</translation>
    </message>
    <message>
        <source>The last game could not be read</source>
        <translation>אי אפשר לקרוא את המשחק האחרון</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>הדיסק מלא</translation>
    </message>
    <message>
        <source>this folder cannot be written to</source>
        <translation>אי אפשר לכתוב לתיקייה הזאת</translation>
    </message>
    <message>
        <source>this folder does not exist</source>
        <translation>אין תיקייה כזאת</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>זאת לא תיקייה</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>זאת תיקייה</translation>
    </message>
    <message>
        <source>there is too much for one file</source>
        <translation>יש יותר מדי נתונים לקובץ אחד</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what could not be written: why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The statistics were damaged; the old file is kept as %1</source>
        <translation>הסטטיסטיקה נפגמה; הקובץ הישן נשמר בשם %1</translation>
    </message>
    <message>
        <source>The statistics are damaged and cannot be read</source>
        <translation>הסטטיסטיקה פגומה ואי אפשר לקרוא אותה</translation>
    </message>
    <message>
        <source>The statistics were made by a newer version of this program</source>
        <translation>הסטטיסטיקה נוצרה בגרסה חדשה יותר של האפליקציה</translation>
    </message>
    <message>
        <source>Another program holds the statistics</source>
        <translation>הסטטיסטיקה פתוחה כעת בתוכנה אחרת</translation>
    </message>
    <message>
        <source>The statistics cannot be opened</source>
        <translation>אי אפשר לפתוח את הסטטיסטיקה</translation>
    </message>
    <message>
        <source>the result will be added later</source>
        <translation>התוצאה תתווסף אחר כך</translation>
    </message>
    <message>
        <source>the result is kept only until the program is closed</source>
        <translation>התוצאה נשמרת רק עד לסגירת התוכנה</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong with the statistics; what becomes of the result</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The statistics could not be written: the disk is full</source>
        <translation>כתיבת הסטטיסטיקה נכשלה: הדיסק מלא</translation>
    </message>
    <message>
        <source>The preferences were damaged; the old file is kept as %1</source>
        <translation>ההעדפות נפגמו; הקובץ הישן נשמר בשם %1</translation>
    </message>
    <message>
        <source>This link does not lead to a deal</source>
        <translation>הקישור הזה אינו מוביל לחלוקה</translation>
    </message>
    <message>
        <source>Another copy of the program is running and does not answer; nothing is saved here</source>
        <translation>עותק אחר של האפליקציה פועל ואינו מגיב; לכן שום דבר אינו נשמר כאן</translation>
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
<context>
    <name>SummaryTable</name>
    <message>
        <source>Game</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ניצחונות</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>אחוז ניצחונות</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>רצף הניצחונות הנוכחי</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>רצף הניצחונות הארוך ביותר</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>הניקוד הגבוה ביותר</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>הניצחון המהיר ביותר</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>מספר המהלכים הקטן ביותר</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>זמן משחק</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>כל המשחקים</translation>
    </message>
    <message>
        <source>Scores are compared only within one game, and only where points cannot be gathered without end</source>
        <translation>הניקוד מושווה רק בתוך אותו משחק, ורק במשחק שאי אפשר לצבור בו נקודות בלי סוף</translation>
    </message>
    <message>
        <source>%1% (%2–%3%)</source>
        <comment>share of games won, and its 95 % interval</comment>
        <translation>⁨%1% (%2–%3%)⁩</translation>
    </message>
</context>
<context>
    <name>SurveyWords</name>
    <message>
        <source>How many of its deals can be won has not been counted</source>
        <translation>עדיין לא נבדק בכמה מהחלוקות של המשחק הזה אפשר לנצח</translation>
    </message>
    <message>
        <source>All %1 deals that were looked at can be won, with all cards known</source>
        <translation>בכל ⁨%1⁩ החלוקות שנבדקו אפשר לנצח, כשכל הקלפים ידועים</translation>
    </message>
    <message>
        <source>At least %1 of its deals can be won, with all cards known (%2 were looked at)</source>
        <translation>כשכל הקלפים ידועים, אפשר לנצח לפחות ב־⁨%1⁩ מהחלוקות של המשחק הזה (נבדקו ⁨%2⁩)</translation>
    </message>
    <message>
        <source>%1 of its deals can be won, with all cards known (%2 were looked at)</source>
        <translation>כשכל הקלפים ידועים, אפשר לנצח ב־⁨%1⁩ מהחלוקות של המשחק הזה (נבדקו ⁨%2⁩)</translation>
    </message>
</context>
<context>
    <name>TableNames</name>
    <message>
        <source>Card table</source>
        <translation>לוח המשחק</translation>
    </message>
    <message>
        <source>Card table, paused</source>
        <translation>לוח המשחק, המשחק מושהה</translation>
    </message>
    <message>
        <source>column %1, empty</source>
        <translation>עמודה %1, ריקה</translation>
    </message>
    <message numerus="yes">
        <source>column %1, %n card(s)</source>
        <translation>
            <numerusform>עמודה %1, קלף אחד</numerusform>
            <numerusform>עמודה %1, %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>reserve, place %1 of %2</source>
        <translation>עתודה, מקום %1 מתוך %2</translation>
    </message>
    <message>
        <source>reserve, place %1 of %2, empty</source>
        <translation>עתודה, מקום %1 מתוך %2, ריק</translation>
    </message>
    <message>
        <source>place %1 of %2, empty</source>
        <translation>מקום %1 מתוך %2, ריק</translation>
    </message>
    <message>
        <source>place %1 of %2: %3</source>
        <translation>מקום %1 מתוך %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, column %2, card %3 of %4, %n card(s) on it</source>
        <translation>
            <numerusform>%1, עמודה %2, קלף %3 מתוך %4, ועליו קלף אחד</numerusform>
            <numerusform>%1, עמודה %2, קלף %3 מתוך %4, ועליו %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, column %2, card %3 of %4</source>
        <translation>%1, עמודה %2, קלף %3 מתוך %4</translation>
    </message>
    <message>
        <source>%1, reserve, card %2 of %3</source>
        <translation>%1, עתודה, קלף %2 מתוך %3</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Link copied</source>
        <translation>הקישור הועתק</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>מספר החלוקה הועתק</translation>
    </message>
    <message>
        <source>No column takes this card now</source>
        <translation>אין כרגע עמודה שאפשר להעביר אליה את הקלף הזה</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>BoardFaults</name>
    <message>
        <source>Line %1: “%2” is not a card</source>
        <translation>Рядок %1: «%2» — не карта</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be understood</source>
        <translation>Рядок %1: незрозуміло, що таке «%2»</translation>
    </message>
    <message>
        <source>Line %1: “%2” is there a second time</source>
        <translation>Рядок %1: «%2» трапляється вдруге</translation>
    </message>
    <message>
        <source>There is no column %2 in this text</source>
        <translation>У цьому тексті немає стовпця %2</translation>
    </message>
    <message>
        <source>This text is too long to be a board</source>
        <translation>Цей текст надто довгий, щоб бути описом поля</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>reserve</source>
        <translation>резерв</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>стовпець %1</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n прихована карта</numerusform>
            <numerusform>%n приховані карти</numerusform>
            <numerusform>%n прихованих карт</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the reserve, after it has been dealt</comment>
        <translation>порожній</translation>
    </message>
    <message>
        <source>empty place</source>
        <comment>where a card of the open reserve lay</comment>
        <translation>порожнє місце</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a column</comment>
        <translation>порожній</translation>
    </message>
    <message>
        <source>no run collected</source>
        <translation>жодної послідовності не прибрано</translation>
    </message>
    <message>
        <source>runs collected</source>
        <translation>прибрані послідовності</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down</source>
        <extracomment>In front of “, then 3 of diamonds, …”</extracomment>
        <translation>
            <numerusform>прихованих карт — %n</numerusform>
            <numerusform>прихованих карт — %n</numerusform>
            <numerusform>прихованих карт — %n</numerusform>
        </translation>
    </message>
    <message>
        <source>then</source>
        <extracomment>Between “3 face-down,” and “3 of diamonds, …”</extracomment>
        <translation>далі</translation>
    </message>
</context>
<context>
    <name>CardAccusative</name>
    <message>
        <source>ace of clubs</source>
        <translation>туза треф</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>двійку треф</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>трійку треф</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четвірку треф</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>п’ятірку треф</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шістку треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>сімку треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>вісімку треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>дев’ятку треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятку треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валета треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>даму треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>короля треф</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туза бубон</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двійку бубон</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>трійку бубон</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четвірку бубон</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>п’ятірку бубон</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шістку бубон</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>сімку бубон</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>вісімку бубон</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>дев’ятку бубон</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятку бубон</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валета бубон</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>даму бубон</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>короля бубон</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туза черв</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двійку черв</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>трійку черв</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четвірку черв</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>п’ятірку черв</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шістку черв</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>сімку черв</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>вісімку черв</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>дев’ятку черв</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятку черв</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валета черв</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>даму черв</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>короля черв</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туза пік</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двійку пік</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>трійку пік</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четвірку пік</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>п’ятірку пік</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шістку пік</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>сімку пік</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>вісімку пік</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>дев’ятку пік</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятку пік</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валета пік</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>даму пік</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>короля пік</translation>
    </message>
</context>
<context>
    <name>CardInstrumental</name>
    <message>
        <source>ace of clubs</source>
        <translation>тузом треф</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>двійкою треф</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>трійкою треф</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четвіркою треф</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>п’ятіркою треф</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шісткою треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>сімкою треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>вісімкою треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>дев’яткою треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десяткою треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валетом треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дамою треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>королем треф</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>тузом бубон</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двійкою бубон</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>трійкою бубон</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четвіркою бубон</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>п’ятіркою бубон</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шісткою бубон</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>сімкою бубон</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>вісімкою бубон</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>дев’яткою бубон</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десяткою бубон</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валетом бубон</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дамою бубон</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>королем бубон</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>тузом черв</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двійкою черв</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>трійкою черв</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четвіркою черв</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>п’ятіркою черв</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шісткою черв</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>сімкою черв</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>вісімкою черв</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>дев’яткою черв</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десяткою черв</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валетом черв</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дамою черв</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>королем черв</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>тузом пік</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двійкою пік</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>трійкою пік</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четвіркою пік</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>п’ятіркою пік</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шісткою пік</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>сімкою пік</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>вісімкою пік</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>дев’яткою пік</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десяткою пік</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валетом пік</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дамою пік</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>королем пік</translation>
    </message>
</context>
<context>
    <name>CardNominative</name>
    <message>
        <source>ace of clubs</source>
        <translation>туз треф</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>двійка треф</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>трійка треф</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четвірка треф</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>п’ятірка треф</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шістка треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>сімка треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>вісімка треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>дев’ятка треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятка треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валет треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дама треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>король треф</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туз бубон</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двійка бубон</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>трійка бубон</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четвірка бубон</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>п’ятірка бубон</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шістка бубон</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>сімка бубон</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>вісімка бубон</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>дев’ятка бубон</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятка бубон</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валет бубон</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама бубон</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>король бубон</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз черв</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двійка черв</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>трійка черв</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четвірка черв</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>п’ятірка черв</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шістка черв</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>сімка черв</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>вісімка черв</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>дев’ятка черв</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка черв</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валет черв</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама черв</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король черв</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туз пік</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двійка пік</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>трійка пік</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четвірка пік</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>п’ятірка пік</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шістка пік</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>сімка пік</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>вісімка пік</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>дев’ятка пік</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятка пік</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валет пік</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пік</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>король пік</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face-down card</source>
        <translation>прихована карта</translation>
    </message>
</context>
<context>
    <name>CardWritten</name>
    <message>
        <source>ace of clubs</source>
        <translation>туз треф</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>2 треф</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>3 треф</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>4 треф</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>5 треф</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>6 треф</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>7 треф</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>8 треф</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>9 треф</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <translation>10 треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валет треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дама треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>король треф</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туз бубон</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>2 бубон</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>3 бубон</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>4 бубон</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>5 бубон</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>6 бубон</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>7 бубон</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>8 бубон</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>9 бубон</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>10 бубон</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валет бубон</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама бубон</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>король бубон</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз черв</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>2 черв</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>3 черв</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>4 черв</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>5 черв</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>6 черв</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>7 черв</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>8 черв</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>9 черв</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>10 черв</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валет черв</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама черв</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король черв</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туз пік</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>2 пік</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>3 пік</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>4 пік</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>5 пік</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>6 пік</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>7 пік</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>8 пік</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>9 пік</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>10 пік</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валет пік</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пік</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>король пік</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>The classic game: build down in suit, and only a king goes to an empty column.</source>
        <translation>Класична гра: карти кладуть за мастю в порядку спадання, а в порожній стовпець — лише короля.</translation>
    </message>
    <message>
        <source>Scorpion in which cards are built down regardless of suit.</source>
        <translation>Scorpion, де карти кладуть у порядку спадання незалежно від масті.</translation>
    </message>
    <message>
        <source>The traditional rules: complete runs stay on the table, and the reserve waits until no other move is left.</source>
        <translation>Традиційні правила: повні послідовності залишаються на полі, а резерв роздають, лише коли інших ходів більше немає.</translation>
    </message>
    <message>
        <source>The traditional rules, but cards are built down regardless of suit.</source>
        <translation>Традиційні правила, але карти кладуть у порядку спадання незалежно від масті.</translation>
    </message>
    <message>
        <source>Scorpion with face-down cards in three columns only, which makes it easier.</source>
        <translation>Scorpion, де приховані карти є лише у трьох стовпцях, тому виграти легше.</translation>
    </message>
    <message>
        <source>Scorpion II in which cards are built down regardless of suit.</source>
        <translation>Scorpion II, де карти кладуть у порядку спадання незалежно від масті.</translation>
    </message>
    <message>
        <source>Scorpion in which any card may go to an empty column.</source>
        <translation>Scorpion, де в порожній стовпець можна покласти будь-яку карту.</translation>
    </message>
    <message>
        <source>Wasp in which cards are built down regardless of suit.</source>
        <translation>Wasp, де карти кладуть у порядку спадання незалежно від масті.</translation>
    </message>
    <message>
        <source>Wasp with face-down cards in three columns only.</source>
        <translation>Wasp, де приховані карти є лише у трьох стовпцях.</translation>
    </message>
    <message>
        <source>Wasp II in which cards are built down regardless of suit.</source>
        <translation>Wasp II, де карти кладуть у порядку спадання незалежно від масті.</translation>
    </message>
    <message>
        <source>Ten short columns, and two open reserve cards that can be played at any time.</source>
        <translation>Десять коротких стовпців і дві відкриті карти резерву, якими можна грати будь-коли.</translation>
    </message>
    <message>
        <source>Three Blind Mice in which cards are built down regardless of suit.</source>
        <translation>Three Blind Mice, де карти кладуть у порядку спадання незалежно від масті.</translation>
    </message>
    <message>
        <source>Thirteen short columns, all face-up; cards are built down in suit or put on cards of the same rank.</source>
        <translation>Тринадцять коротких стовпців, усі карти відкриті; карту кладуть за мастю в порядку спадання або на карту того самого рангу.</translation>
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
        <translation>Scorpion, спрощені правила</translation>
    </message>
    <message>
        <source>Scorpion, traditional</source>
        <translation>Scorpion, традиційні правила</translation>
    </message>
    <message>
        <source>Scorpion, traditional, relaxed</source>
        <translation>Scorpion, традиційні правила, спрощений варіант</translation>
    </message>
    <message>
        <source>Scorpion II</source>
        <translation>Scorpion II</translation>
    </message>
    <message>
        <source>Scorpion II, relaxed</source>
        <translation>Scorpion II, спрощені правила</translation>
    </message>
    <message>
        <source>Wasp</source>
        <translation>Wasp</translation>
    </message>
    <message>
        <source>Wasp, relaxed</source>
        <translation>Wasp, спрощені правила</translation>
    </message>
    <message>
        <source>Wasp II</source>
        <translation>Wasp II</translation>
    </message>
    <message>
        <source>Wasp II, relaxed</source>
        <translation>Wasp II, спрощені правила</translation>
    </message>
    <message>
        <source>Three Blind Mice</source>
        <translation>Three Blind Mice</translation>
    </message>
    <message>
        <source>Three Blind Mice, relaxed</source>
        <translation>Three Blind Mice, спрощені правила</translation>
    </message>
    <message>
        <source>Curds and Whey</source>
        <translation>Curds and Whey</translation>
    </message>
    <message>
        <source>runs are collected only from a column that has just received cards</source>
        <translation>послідовності прибираються лише зі стовпця, на який щойно поклали карти</translation>
    </message>
    <message>
        <source>uncovered runs are collected too</source>
        <translation>прибираються й відкриті згодом послідовності</translation>
    </message>
    <message>
        <source>only a king to an empty column</source>
        <translation>у порожній стовпець — лише король</translation>
    </message>
    <message>
        <source>any card to an empty column</source>
        <translation>у порожній стовпець — будь-яка карта</translation>
    </message>
    <message>
        <source>face-down cards in columns 1 to 3</source>
        <translation>приховані карти у стовпцях від 1 до 3</translation>
    </message>
    <message>
        <source>face-down cards in columns 1 to 4</source>
        <translation>приховані карти у стовпцях від 1 до 4</translation>
    </message>
    <message>
        <source>reserve at any time</source>
        <translation>резерв будь-коли</translation>
    </message>
    <message>
        <source>reserve only when no other move is left</source>
        <translation>резерв, лише коли інших ходів більше немає</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>game name; house rules</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>Letters</name>
    <message>
        <source>A</source>
        <comment>the letter on an ace; the international A where local decks use it</comment>
        <translation>Т</translation>
    </message>
    <message>
        <source>J</source>
        <comment>the letter on a jack; the international J where local decks use it</comment>
        <translation>В</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the letter on a queen; the international Q where local decks use it</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the letter on a king; the international K where local decks use it</comment>
        <translation>К</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This move is not allowed</source>
        <translation>Такий хід не дозволено</translation>
    </message>
    <message>
        <source>A face-down card cannot be moved</source>
        <translation>Приховану карту переміщувати не можна</translation>
    </message>
    <message>
        <source>Only a run of one suit or cards of one rank can be moved together</source>
        <translation>Разом можна перемістити лише послідовність однієї масті або карти одного рангу</translation>
    </message>
    <message>
        <source>The card is already in this column</source>
        <translation>Карта вже лежить у цьому стовпці</translation>
    </message>
    <message>
        <source>Nothing goes on an ace</source>
        <translation>На туза нічого не кладуть</translation>
    </message>
    <message>
        <source>There is no reserve to deal in this game</source>
        <translation>У цій грі резерв не роздають</translation>
    </message>
    <message>
        <source>The reserve has already been dealt</source>
        <translation>Резерв уже роздано</translation>
    </message>
    <message>
        <source>The reserve can be played only when no other move is left</source>
        <translation>Картами резерву можна грати, лише коли інших ходів більше немає</translation>
    </message>
    <message>
        <source>The reserve can be dealt only when no other move is left</source>
        <translation>Резерв можна роздати, лише коли інших ходів більше немає</translation>
    </message>
    <message>
        <source>Only kings, or a run that starts with a king, can go to an empty column</source>
        <translation>У порожній стовпець можна покласти лише королів або послідовність, що починається з короля</translation>
    </message>
    <message>
        <source>Rule: a card goes on one of the same rank, or on one a rank higher of the same suit</source>
        <translation>Правило: карту кладуть на карту того самого рангу або на карту тієї самої масті, на один ранг старшу</translation>
    </message>
    <message>
        <source>Rule: on a card one rank higher goes only a card of the same suit</source>
        <translation>Правило: на карту, на один ранг старшу, кладуть лише карту тієї самої масті</translation>
    </message>
    <message>
        <source>Only a king can go to an empty column</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>У порожній стовпець можна покласти лише короля</translation>
    </message>
    <message>
        <source>Rule: a card goes on a card one rank higher</source>
        <translation>Правило: карту кладуть на карту, на один ранг старшу</translation>
    </message>
    <message>
        <source>Rule: the cards must be of the same suit</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>Правило: карти мають бути однієї масті</translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>clubs</source>
        <translation>трефи</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубни</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>піки</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>BoardFaults</name>
    <message>
        <source>Line %1: “%2” is not a card</source>
        <translation>Строка %1: «%2» — не карта</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be understood</source>
        <translation>Строка %1: непонятно, что такое «%2»</translation>
    </message>
    <message>
        <source>Line %1: “%2” is there a second time</source>
        <translation>Строка %1: «%2» встречается второй раз</translation>
    </message>
    <message>
        <source>There is no column %2 in this text</source>
        <translation>В этом тексте нет столбца %2</translation>
    </message>
    <message>
        <source>This text is too long to be a board</source>
        <translation>Этот текст слишком длинный, чтобы быть описанием поля</translation>
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
        <translation>столбец %1</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n закрытая карта</numerusform>
            <numerusform>%n закрытые карты</numerusform>
            <numerusform>%n закрытых карт</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the reserve, after it has been dealt</comment>
        <translation>пуст</translation>
    </message>
    <message>
        <source>empty place</source>
        <comment>where a card of the open reserve lay</comment>
        <translation>пустое место</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a column</comment>
        <translation>пуст</translation>
    </message>
    <message>
        <source>no run collected</source>
        <translation>ни одной последовательности не убрано</translation>
    </message>
    <message>
        <source>runs collected</source>
        <translation>убранные последовательности</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down</source>
        <extracomment>In front of “, then 3 of diamonds, …”</extracomment>
        <translation>
            <numerusform>закрытых карт — %n</numerusform>
            <numerusform>закрытых карт — %n</numerusform>
            <numerusform>закрытых карт — %n</numerusform>
        </translation>
    </message>
    <message>
        <source>then</source>
        <extracomment>Between “3 face-down,” and “3 of diamonds, …”</extracomment>
        <translation>далее</translation>
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
        <translation>двойку треф</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>тройку треф</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четвёрку треф</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>пятёрку треф</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шестёрку треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>семёрку треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>восьмёрку треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятку треф</translation>
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
        <translation>туза бубен</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двойку бубен</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>тройку бубен</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четвёрку бубен</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>пятёрку бубен</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шестёрку бубен</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>семёрку бубен</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>восьмёрку бубен</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятку бубен</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятку бубен</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валета бубен</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>даму бубен</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>короля бубен</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туза червей</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двойку червей</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>тройку червей</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четвёрку червей</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>пятёрку червей</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шестёрку червей</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрку червей</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрку червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятку червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятку червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валета червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>даму червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>короля червей</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туза пик</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двойку пик</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>тройку пик</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четвёрку пик</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>пятёрку пик</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шестёрку пик</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>семёрку пик</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>восьмёрку пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятку пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятку пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валета пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>даму пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>короля пик</translation>
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
        <translation>двойкой треф</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>тройкой треф</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четвёркой треф</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>пятёркой треф</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шестёркой треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>семёркой треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>восьмёркой треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девяткой треф</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десяткой треф</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валетом треф</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дамой треф</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>королём треф</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>тузом бубен</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двойкой бубен</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>тройкой бубен</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четвёркой бубен</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>пятёркой бубен</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шестёркой бубен</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>семёркой бубен</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>восьмёркой бубен</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девяткой бубен</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десяткой бубен</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валетом бубен</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дамой бубен</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>королём бубен</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>тузом червей</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двойкой червей</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>тройкой червей</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четвёркой червей</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>пятёркой червей</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шестёркой червей</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёркой червей</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёркой червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девяткой червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десяткой червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валетом червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дамой червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>королём червей</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>тузом пик</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двойкой пик</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>тройкой пик</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четвёркой пик</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>пятёркой пик</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шестёркой пик</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>семёркой пик</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>восьмёркой пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девяткой пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десяткой пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валетом пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дамой пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>королём пик</translation>
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
        <translation>двойка треф</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>тройка треф</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>четвёрка треф</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>пятёрка треф</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>шестёрка треф</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>семёрка треф</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>восьмёрка треф</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятка треф</translation>
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
        <translation>туз бубен</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>двойка бубен</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>тройка бубен</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>четвёрка бубен</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>пятёрка бубен</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>шестёрка бубен</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>семёрка бубен</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>восьмёрка бубен</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятка бубен</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятка бубен</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валет бубен</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама бубен</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>король бубен</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз червей</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>двойка червей</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>тройка червей</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>четвёрка червей</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>пятёрка червей</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>шестёрка червей</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>семёрка червей</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>восьмёрка червей</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятка червей</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валет червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король червей</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туз пик</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>двойка пик</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>тройка пик</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>четвёрка пик</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>пятёрка пик</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>шестёрка пик</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>семёрка пик</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>восьмёрка пик</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятка пик</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятка пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валет пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>король пик</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face-down card</source>
        <translation>закрытая карта</translation>
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
        <translation>туз бубен</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>2 бубен</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>3 бубен</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>4 бубен</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>5 бубен</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>6 бубен</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>7 бубен</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>8 бубен</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>9 бубен</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>10 бубен</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валет бубен</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама бубен</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>король бубен</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз червей</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>2 червей</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>3 червей</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>4 червей</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>5 червей</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>6 червей</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>7 червей</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>8 червей</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>9 червей</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>10 червей</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валет червей</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама червей</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король червей</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туз пик</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>2 пик</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>3 пик</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>4 пик</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>5 пик</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>6 пик</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>7 пик</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>8 пик</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>9 пик</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>10 пик</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валет пик</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пик</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>король пик</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>The classic game: build down in suit, and only a king goes to an empty column.</source>
        <translation>Классическая игра: карты кладут по масти в порядке убывания, а в пустой столбец — только короля.</translation>
    </message>
    <message>
        <source>Scorpion in which cards are built down regardless of suit.</source>
        <translation>«Скорпион», в котором карты кладут в порядке убывания независимо от масти.</translation>
    </message>
    <message>
        <source>The traditional rules: complete runs stay on the table, and the reserve waits until no other move is left.</source>
        <translation>Традиционные правила: полные последовательности остаются на поле, а резерв раздают, только когда других ходов больше нет.</translation>
    </message>
    <message>
        <source>The traditional rules, but cards are built down regardless of suit.</source>
        <translation>Традиционные правила, но карты кладут в порядке убывания независимо от масти.</translation>
    </message>
    <message>
        <source>Scorpion with face-down cards in three columns only, which makes it easier.</source>
        <translation>«Скорпион», в котором закрытые карты есть только в трёх столбцах, поэтому выиграть легче.</translation>
    </message>
    <message>
        <source>Scorpion II in which cards are built down regardless of suit.</source>
        <translation>«Скорпион II», в котором карты кладут в порядке убывания независимо от масти.</translation>
    </message>
    <message>
        <source>Scorpion in which any card may go to an empty column.</source>
        <translation>«Скорпион», в котором в пустой столбец можно положить любую карту.</translation>
    </message>
    <message>
        <source>Wasp in which cards are built down regardless of suit.</source>
        <translation>«Оса», в которой карты кладут в порядке убывания независимо от масти.</translation>
    </message>
    <message>
        <source>Wasp with face-down cards in three columns only.</source>
        <translation>«Оса», в которой закрытые карты есть только в трёх столбцах.</translation>
    </message>
    <message>
        <source>Wasp II in which cards are built down regardless of suit.</source>
        <translation>«Оса II», в которой карты кладут в порядке убывания независимо от масти.</translation>
    </message>
    <message>
        <source>Ten short columns, and two open reserve cards that can be played at any time.</source>
        <translation>Десять коротких столбцов и две открытые карты резерва, которыми можно играть в любой момент.</translation>
    </message>
    <message>
        <source>Three Blind Mice in which cards are built down regardless of suit.</source>
        <translation>«Три слепых мыши», где карты кладут в порядке убывания независимо от масти.</translation>
    </message>
    <message>
        <source>Thirteen short columns, all face-up; cards are built down in suit or put on cards of the same rank.</source>
        <translation>Тринадцать коротких столбцов, все карты открыты; карту кладут по масти в порядке убывания или на карту того же ранга.</translation>
    </message>
</context>
<context>
    <name>GameNames</name>
    <message>
        <source>Scorpion</source>
        <translation>Скорпион</translation>
    </message>
    <message>
        <source>Scorpion, relaxed</source>
        <translation>«Скорпион», упрощённые правила</translation>
    </message>
    <message>
        <source>Scorpion, traditional</source>
        <translation>«Скорпион», традиционные правила</translation>
    </message>
    <message>
        <source>Scorpion, traditional, relaxed</source>
        <translation>«Скорпион», традиционные правила, упрощённый вариант</translation>
    </message>
    <message>
        <source>Scorpion II</source>
        <translation>Скорпион II</translation>
    </message>
    <message>
        <source>Scorpion II, relaxed</source>
        <translation>«Скорпион II», упрощённые правила</translation>
    </message>
    <message>
        <source>Wasp</source>
        <translation>Оса</translation>
    </message>
    <message>
        <source>Wasp, relaxed</source>
        <translation>«Оса», упрощённые правила</translation>
    </message>
    <message>
        <source>Wasp II</source>
        <translation>Оса II</translation>
    </message>
    <message>
        <source>Wasp II, relaxed</source>
        <translation>«Оса II», упрощённые правила</translation>
    </message>
    <message>
        <source>Three Blind Mice</source>
        <translation>Три слепых мыши</translation>
    </message>
    <message>
        <source>Three Blind Mice, relaxed</source>
        <translation>«Три слепых мыши», упрощённые правила</translation>
    </message>
    <message>
        <source>Curds and Whey</source>
        <translation>Curds and Whey</translation>
    </message>
    <message>
        <source>runs are collected only from a column that has just received cards</source>
        <translation>последовательности убираются только из столбца, в который только что положили карты</translation>
    </message>
    <message>
        <source>uncovered runs are collected too</source>
        <translation>убираются и открывшиеся последовательности</translation>
    </message>
    <message>
        <source>only a king to an empty column</source>
        <translation>в пустой столбец — только король</translation>
    </message>
    <message>
        <source>any card to an empty column</source>
        <translation>в пустой столбец — любая карта</translation>
    </message>
    <message>
        <source>face-down cards in columns 1 to 3</source>
        <translation>закрытые карты в столбцах с 1 по 3</translation>
    </message>
    <message>
        <source>face-down cards in columns 1 to 4</source>
        <translation>закрытые карты в столбцах с 1 по 4</translation>
    </message>
    <message>
        <source>reserve at any time</source>
        <translation>резерв в любой момент</translation>
    </message>
    <message>
        <source>reserve only when no other move is left</source>
        <translation>резерв, только когда других ходов больше нет</translation>
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
        <translation>Такой ход не разрешён</translation>
    </message>
    <message>
        <source>A face-down card cannot be moved</source>
        <translation>Закрытую карту перемещать нельзя</translation>
    </message>
    <message>
        <source>Only a run of one suit or cards of one rank can be moved together</source>
        <translation>Вместе можно переместить только последовательность одной масти или карты одного ранга</translation>
    </message>
    <message>
        <source>The card is already in this column</source>
        <translation>Карта уже лежит в этом столбце</translation>
    </message>
    <message>
        <source>Nothing goes on an ace</source>
        <translation>На туза карты не кладут</translation>
    </message>
    <message>
        <source>There is no reserve to deal in this game</source>
        <translation>В этой игре резерв не раздают</translation>
    </message>
    <message>
        <source>The reserve has already been dealt</source>
        <translation>Резерв уже роздан</translation>
    </message>
    <message>
        <source>The reserve can be played only when no other move is left</source>
        <translation>Картами резерва можно играть, только когда других ходов больше нет</translation>
    </message>
    <message>
        <source>The reserve can be dealt only when no other move is left</source>
        <translation>Резерв можно раздать, только когда других ходов больше нет</translation>
    </message>
    <message>
        <source>Only kings, or a run that starts with a king, can go to an empty column</source>
        <translation>В пустой столбец можно положить только королей или последовательность, которая начинается с короля</translation>
    </message>
    <message>
        <source>Rule: a card goes on one of the same rank, or on one a rank higher of the same suit</source>
        <translation>Правило: карту кладут на карту того же ранга или на карту той же масти на один ранг старше</translation>
    </message>
    <message>
        <source>Rule: on a card one rank higher goes only a card of the same suit</source>
        <translation>Правило: на карту на один ранг старше кладут только карту той же масти</translation>
    </message>
    <message>
        <source>Only a king can go to an empty column</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>В пустой столбец можно положить только короля</translation>
    </message>
    <message>
        <source>Rule: a card goes on a card one rank higher</source>
        <translation>Правило: карту кладут на карту на один ранг старше</translation>
    </message>
    <message>
        <source>Rule: the cards must be of the same suit</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>Правило: карты должны быть одной масти</translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
</context>
</TS>

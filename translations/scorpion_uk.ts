<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Scorpion</source>
        <translation>Про програму Scorpion</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <translation>Scorpion %1</translation>
    </message>
    <message>
        <source>Scorpion solitaire and the games of its family.</source>
        <translation>Пасьянс Scorpion та ігри його родини.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt %1 under the LGPL.</source>
        <translation>Вільне програмне забезпечення за ліцензією MIT. Використовує Qt %1 за ліцензією LGPL.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Нова гра…</translation>
    </message>
    <message>
        <source>Random &amp;deal</source>
        <translation>Ви&amp;падкова роздача</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Пасьянс дн&amp;я</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal number</source>
        <translation>Н&amp;аступний номер роздачі</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal number</source>
        <translation>Попе&amp;редній номер роздачі</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Копіювати номер роздачі</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this deal</source>
        <translation>Копіювати п&amp;осилання на роздачу</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>Копіювати пол&amp;е як текст</translation>
    </message>
    <message>
        <source>Paste board &amp;as text…</source>
        <translation>Вставити по&amp;ле з тексту…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ві&amp;дкрити…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Зберегти як…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Статис&amp;тика</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>Список &amp;ходів</translation>
    </message>
    <message>
        <source>Boo&amp;kmark this position</source>
        <translation>Пос&amp;тавити закладку</translation>
    </message>
    <message>
        <source>Re&amp;play this game</source>
        <translation>Перегл&amp;янути партію</translation>
    </message>
    <message>
        <source>A&amp;nalysis of this game</source>
        <translation>&amp;Аналіз партії</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Почати &amp;спочатку</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Па&amp;уза</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Нала&amp;штування…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation>&amp;Скасувати хід</translation>
    </message>
    <message>
        <source>&amp;Redo move</source>
        <translation>&amp;Повторити хід</translation>
    </message>
    <message>
        <source>&amp;Deal the reserve</source>
        <translation>&amp;Роздати резерв</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Підка&amp;зка</translation>
    </message>
    <message>
        <source>&amp;Show me the win</source>
        <translation>Показати шлях до в&amp;играшу</translation>
    </message>
    <message>
        <source>&amp;Back to the last winnable position</source>
        <translation>Назад до останньої позиції, яку мо&amp;жна виграти</translation>
    </message>
    <message>
        <source>&amp;Can it be won?</source>
        <translation>Чи можна ви&amp;грати?</translation>
    </message>
    <message>
        <source>&amp;Why can it not be won?</source>
        <translation>&amp;Чому не можна виграти?</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>Ша&amp;нси на виграш</translation>
    </message>
    <message>
        <source>&amp;Look at the covered card</source>
        <translation>Показати &amp;карту повністю</translation>
    </message>
    <message>
        <source>&amp;Column in focus</source>
        <translation>&amp;Поточний стовпець</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Усе поле</translation>
    </message>
    <message>
        <source>Where &amp;to put this card</source>
        <translation>&amp;Куди покласти цю карту</translation>
    </message>
    <message>
        <source>&amp;Free cards</source>
        <translation>&amp;Вільні карти</translation>
    </message>
    <message>
        <source>&amp;Score and time</source>
        <translation>&amp;Рахунок і час</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;Панель інструментів</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила гри</translation>
    </message>
    <message>
        <source>&amp;About Scorpion</source>
        <translation>Про пр&amp;ограму</translation>
    </message>
</context>
<context>
    <name>AnalysisWindow</name>
    <message>
        <source>%1 – Analysis</source>
        <comment>window title</comment>
        <translation>%1 — аналіз партії</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Позиція</translation>
    </message>
    <message>
        <source>Moves that keep the win</source>
        <translation>Ходи, що зберігають виграш</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Шанси на виграш</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Перебіг обчислення</translation>
    </message>
    <message>
        <source>Curve of the odds; the list below tells the same figures</source>
        <translation>Крива шансів; ті самі числа є у списку нижче</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a move, and the move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves that keep the win, of all moves</comment>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>here the win was lost</source>
        <translation>тут виграш втрачено</translation>
    </message>
    <message>
        <source>winnable</source>
        <comment>of a position</comment>
        <translation>можна виграти</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <comment>of a position</comment>
        <translation>виграти неможливо</translation>
    </message>
    <message>
        <source>not decided</source>
        <comment>of a position</comment>
        <translation>не визначено</translation>
    </message>
    <message>
        <source>The win was lost with move %1</source>
        <translation>Виграш втрачено на ході %1</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Обчислення…</translation>
    </message>
    <message>
        <source>It could be won to the end</source>
        <translation>Виграти можна було до самого кінця</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Цю роздачу виграти неможливо</translation>
    </message>
    <message>
        <source>Where it was lost is not decided</source>
        <translation>Де саме втрачено виграш, не визначено</translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message>
        <source>Free cards: %1</source>
        <translation>Вільні карти: %1</translation>
    </message>
    <message>
        <source>no column takes it now</source>
        <translation>зараз цю карту нікуди покласти</translation>
    </message>
    <message>
        <source>The reserve can be dealt now</source>
        <translation>Резерв можна роздати зараз</translation>
    </message>
    <message>
        <source>There is no card here</source>
        <translation>Тут немає карти</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n хвилина</numerusform>
            <numerusform>%n хвилини</numerusform>
            <numerusform>%n хвилин</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунди</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Рахунок: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходів: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Час: %1</translation>
    </message>
    <message>
        <source>to column %1, which is empty</source>
        <translation>у порожній стовпець %1</translation>
    </message>
    <message>
        <source>to column %1, onto %2</source>
        <translation>на стовпець %1, на %2</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Dec&amp;k:</source>
        <translation>&amp;Колода:</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>&amp;Сорочка карт:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Ігрове поле:</translation>
    </message>
    <message>
        <source>&amp;Four-colour deck</source>
        <translation>&amp;Чотириколірна колода</translation>
    </message>
    <message>
        <source>&amp;Local letters on the cards (Т К Д В), where the language has them</source>
        <translation>&amp;Українські літери на картах (Т К Д В)</translation>
    </message>
    <message>
        <source>Linocut</source>
        <comment>deck of cards</comment>
        <translation>Ліногравюра</translation>
    </message>
    <message>
        <source>Art Deco</source>
        <comment>deck of cards</comment>
        <translation>Ар-деко</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>deck of cards</comment>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <comment>table</comment>
        <translation>Зелене сукно</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>table</comment>
        <translation>Сланець</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>table</comment>
        <translation>Пісок</translation>
    </message>
    <message>
        <source>Midnight</source>
        <comment>table</comment>
        <translation>Ніч</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>table</comment>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>card back</comment>
        <translation>Скорпіон</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>card back</comment>
        <translation>Сад</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>card back</comment>
        <translation>Візерунок</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>card back</comment>
        <translation>Луска</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>card back</comment>
        <translation>Сходинки</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>card back</comment>
        <translation>Ромби</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Однотонна</translation>
    </message>
    <message>
        <source>Stripes</source>
        <comment>card back</comment>
        <translation>Смуги</translation>
    </message>
</context>
<context>
    <name>AttemptTable</name>
    <message>
        <source>Ended</source>
        <translation>Завершено</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Скасування</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Допомога</translation>
    </message>
    <message>
        <source>shown, not counted</source>
        <comment>the program has played moves to show a win</comment>
        <translation>показано, не враховано</translation>
    </message>
    <message>
        <source>won</source>
        <translation>виграно</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>не завершено</translation>
    </message>
</context>
<context>
    <name>BoardClipboard</name>
    <message>
        <source>The board was copied as text</source>
        <translation>Поле скопійовано як текст</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>У буфері обміну немає тексту</translation>
    </message>
    <message>
        <source>No game has such a board</source>
        <translation>Такого поля немає в жодній грі</translation>
    </message>
</context>
<context>
    <name>BoardDialog</name>
    <message>
        <source>Paste a board</source>
        <translation>Вставити поле</translation>
    </message>
    <message>
        <source>Which &amp;game is this board of?</source>
        <translation>З якої &amp;гри це поле?</translation>
    </message>
    <message>
        <source>It is played outside of the statistics.</source>
        <translation>До статистики ця партія не потрапить.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face-down and are not known; they are filled in at random.</source>
        <translation>
            <numerusform>%n карта лежить долілиць і невідома; її буде обрано навмання.</numerusform>
            <numerusform>%n карти лежать долілиць і невідомі; їх буде обрано навмання.</numerusform>
            <numerusform>%n карт лежать долілиць і невідомі; їх буде обрано навмання.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Г&amp;рати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>BoardFaultWords</name>
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
    <message>
        <source>This text is empty</source>
        <translation>Цей текст порожній</translation>
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
    <name>Counts</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n стовпець</numerusform>
            <numerusform>%n стовпці</numerusform>
            <numerusform>%n стовпців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face-down</source>
        <translation>
            <numerusform>%n карта долілиць</numerusform>
            <numerusform>%n карти долілиць</numerusform>
            <numerusform>%n карт долілиць</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face-up</source>
        <translation>
            <numerusform>%n відкрита карта</numerusform>
            <numerusform>%n відкриті карти</numerusform>
            <numerusform>%n відкритих карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Пасьянс дня: %1</translation>
    </message>
    <message numerus="yes">
        <source>won on %n day(s) in a row</source>
        <translation>
            <numerusform>виграно %n день поспіль</numerusform>
            <numerusform>виграно %n дні поспіль</numerusform>
            <numerusform>виграно %n днів поспіль</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>Пошук роздачі, яку можна виграти…</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Recent &amp;files</source>
        <translation>Останні &amp;файли</translation>
    </message>
    <message>
        <source>&amp;Waiting games</source>
        <translation>Відкладені парт&amp;ії</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Відкрити збережену партію</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Зберегти партію як</translation>
    </message>
    <message>
        <source>Saved games (%1)</source>
        <translation>Збережені партії (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Усі файли (%1)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Збережено як %1</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Файлів поки що немає</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Очистити список</translation>
    </message>
    <message>
        <source>No other game is waiting</source>
        <translation>Відкладених партій немає</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Партію не вдалося зберегти</translation>
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
        <translation>приховані карти у стовпцях від 1&#xa0;до&#xa0;3</translation>
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
        <source>%1, deal %2</source>
        <comment>a game and the number of its deal</comment>
        <translation>%1, роздача %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>game name; house rules</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>GeneralPage</name>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Мова:</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Швидкість анімації:</translation>
    </message>
    <message>
        <source>Table &amp;direction:</source>
        <translation>&amp;Напрямок поля:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Повідомляти, чи можна ви&amp;грати:</translation>
    </message>
    <message>
        <source>After every action</source>
        <comment>verdicts</comment>
        <translation>Після кожної дії</translation>
    </message>
    <message>
        <source>When asked</source>
        <comment>verdicts</comment>
        <translation>На запит</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>verdicts</comment>
        <translation>Ніколи</translation>
    </message>
    <message>
        <source>S&amp;peech for screen readers:</source>
        <translation>&amp;Озвучення для програм зчитування з екрана:</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>speech</comment>
        <translation>Стисло</translation>
    </message>
    <message>
        <source>At length</source>
        <comment>speech</comment>
        <translation>Докладно</translation>
    </message>
    <message>
        <source>&amp;Hints use only what can be seen</source>
        <translation>Підказки лише за &amp;видимими картами</translation>
    </message>
    <message>
        <source>&amp;Interactive rules: explain refused moves</source>
        <translation>&amp;Інтерактивні правила: пояснювати недозволені ходи</translation>
    </message>
    <message>
        <source>&amp;Undo without limit (otherwise the last %1 actions)</source>
        <translation>С&amp;касування ходів без обмежень (інакше — %1 останніх дій)</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>Вимкнено</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animation speed</comment>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animation speed</comment>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>table direction</comment>
        <translation>Автоматично</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Зліва направо</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Справа наліво</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>The game can no longer be won from here</source>
        <translation>Звідси виграти вже не можна</translation>
    </message>
    <message>
        <source>There is no other move that is proven to win</source>
        <translation>Інших ходів із доведеним виграшем немає</translation>
    </message>
    <message>
        <source>There is no other advice</source>
        <translation>Іншої поради немає</translation>
    </message>
    <message>
        <source>Only advice, nothing is proven: %1</source>
        <translation>Це лише порада, без доведення. %1</translation>
    </message>
    <message>
        <source>Best odds (%1): %2</source>
        <translation>Найкращі шанси (%1). %2</translation>
    </message>
    <message>
        <source>Deal the reserve</source>
        <translation>Роздайте резерв</translation>
    </message>
    <message numerus="yes">
        <source>Move the %1 with %n card(s) to column %2</source>
        <translation>
            <numerusform>Перекладіть %1 і ще %n карту на стовпець %2</numerusform>
            <numerusform>Перекладіть %1 і ще %n карти на стовпець %2</numerusform>
            <numerusform>Перекладіть %1 і ще %n карт на стовпець %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the %1 to column %2</source>
        <translation>Перекладіть %1 на стовпець %2</translation>
    </message>
    <message>
        <source>No position of this game was found from which it can be won</source>
        <translation>У цій партії не знайдено позиції, з якої можна виграти</translation>
    </message>
    <message>
        <source>No way to win was found</source>
        <translation>Шляху до виграшу не знайдено</translation>
    </message>
    <message>
        <source>The way to win is being shown; any key or click stops it</source>
        <translation>Триває показ шляху до виграшу; його зупинить будь-яка клавіша або клацання</translation>
    </message>
</context>
<context>
    <name>HistoryWindows</name>
    <message>
        <source>Bookmark removed</source>
        <translation>Закладку видалено</translation>
    </message>
    <message>
        <source>Bookmark set; the list of moves shows it</source>
        <translation>Закладку поставлено; її видно у списку ходів</translation>
    </message>
    <message>
        <source>This game is known no longer</source>
        <translation>Цієї гри більше немає</translation>
    </message>
    <message>
        <source>This attempt cannot be replayed</source>
        <translation>Цю спробу неможливо переглянути</translation>
    </message>
</context>
<context>
    <name>HouseRulesBox</name>
    <message>
        <source>House rules</source>
        <translation>Домашні правила</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>To the column on the left</source>
        <translation>До стовпця ліворуч</translation>
    </message>
    <message>
        <source>To the column on the right</source>
        <translation>До стовпця праворуч</translation>
    </message>
    <message>
        <source>To the card above, to lift more</source>
        <translation>До карти вище, щоб узяти більше</translation>
    </message>
    <message>
        <source>To the card below, to lift less</source>
        <translation>До карти нижче, щоб узяти менше</translation>
    </message>
    <message>
        <source>To the first card of the column</source>
        <translation>До першої карти стовпця</translation>
    </message>
    <message>
        <source>To the last card of the column</source>
        <translation>До останньої карти стовпця</translation>
    </message>
    <message>
        <source>Pick up the card and all that lies on it, or put it down; on the reserve: deal it</source>
        <translation>Узяти карту з усім, що на ній лежить, або покласти її; на резерві — роздати його</translation>
    </message>
    <message>
        <source>Make the move, if only one is possible</source>
        <translation>Зробити хід, якщо можливий лише один</translation>
    </message>
    <message>
        <source>Put back what is held</source>
        <translation>Повернути взяте на місце</translation>
    </message>
    <message>
        <source>On to the reserve, to the places and to the line below the table</source>
        <translation>Далі: до резерву, до місць і до рядка під полем</translation>
    </message>
    <message>
        <source>The same way back</source>
        <translation>Тим самим шляхом назад</translation>
    </message>
    <message>
        <source>To a column by its number; column 1 is at the right</source>
        <translation>До стовпця за номером; стовпець 1 — праворуч</translation>
    </message>
    <message>
        <source>To a column by its number</source>
        <translation>До стовпця за номером</translation>
    </message>
    <message>
        <source>To column 10</source>
        <translation>До стовпця 10</translation>
    </message>
    <message>
        <source>To columns 11 to 13</source>
        <translation>До стовпців від 11 до 13</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Action</source>
        <translation>Дія</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавіша</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Нова клавіша:</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Призначити</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>&amp;Типова клавіша</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>&amp;Усі типові клавіші</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Дії та їхні клавіші</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Нова клавіша</translation>
    </message>
    <message>
        <source>This key is needed on the table</source>
        <translation>Ця клавіша потрібна на ігровому полі</translation>
    </message>
    <message>
        <source>This key is taken: %1</source>
        <translation>Ця клавіша зайнята: %1</translation>
    </message>
    <message>
        <source>This action needs a key with Ctrl or Alt</source>
        <translation>Для цієї дії потрібне сполучення з Ctrl або Alt</translation>
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
    <name>Menus</name>
    <message>
        <source>As in the &amp;system</source>
        <translation>Як у &amp;системі</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Автоматично</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <translation>&amp;Зліва направо</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <translation>С&amp;права наліво</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>Прочита&amp;ти вголос</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>Table &amp;direction</source>
        <translation>&amp;Напрямок поля</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
</context>
<context>
    <name>MovePanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Закладки</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>&amp;Name this bookmark…</source>
        <translation>&amp;Назвати цю закладку…</translation>
    </message>
    <message>
        <source>&amp;Remove this bookmark</source>
        <translation>&amp;Видалити цю закладку</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation>Поставити тут &amp;закладку</translation>
    </message>
    <message>
        <source>Name this bookmark</source>
        <translation>Назвати закладку</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Назва:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Поставити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>start of the deal</source>
        <translation>початок роздачі</translation>
    </message>
    <message>
        <source>the reserve is dealt</source>
        <translation>резерв роздано</translation>
    </message>
    <message>
        <source>%1; %2 complete</source>
        <comment>a move and the run that it completes</comment>
        <translation>%1; %2: послідовність завершено</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n card(s) to column %2</source>
        <extracomment>%1 is a card in the accusative, as after “move”.</extracomment>
        <translation>
            <numerusform>%1 і ще %n карту — на стовпець %2</numerusform>
            <numerusform>%1 і ще %n карти — на стовпець %2</numerusform>
            <numerusform>%1 і ще %n карт — на стовпець %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to column %2</source>
        <translation>%1 — на стовпець %2</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Classic rules: build down in suit</source>
        <translation>Класичні правила: за мастю</translation>
    </message>
    <message>
        <source>Relaxed rules: build down regardless of suit</source>
        <translation>Спрощені правила: будь-яка масть</translation>
    </message>
    <message>
        <source>random</source>
        <translation>випадковий</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>&amp;Лише роздачі, які можна виграти</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Складність</translation>
    </message>
    <message>
        <source>any difficulty</source>
        <translation>будь-яка складність</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>of a deal</comment>
        <translation>легка</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>of a deal</comment>
        <translation>середня</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>of a deal</comment>
        <translation>складна</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Роздати</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Deal &amp;number:</source>
        <translation>&amp;Номер роздачі:</translation>
    </message>
    <message>
        <source>There is no such deal. A deal number is a whole number from 1 up, of at most 20 digits.</source>
        <translation>Такої роздачі немає. Номер роздачі — це ціле число від 1, щонайбільше з 20 цифр.</translation>
    </message>
    <message>
        <source>To be played: %1</source>
        <translation>Гра: %1</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Press %1 to choose: %2</source>
        <translation>Натисніть %1, щоб обрати: %2</translation>
    </message>
</context>
<context>
    <name>ObstacleWords</name>
    <message>
        <source>The game is paused</source>
        <translation>Партію призупинено</translation>
    </message>
    <message>
        <source>The game is already won</source>
        <translation>Партію вже виграно</translation>
    </message>
    <message>
        <source>There is no move to undo</source>
        <translation>Немає ходу, який можна скасувати</translation>
    </message>
    <message>
        <source>There is no move to redo</source>
        <translation>Немає ходу, який можна повторити</translation>
    </message>
    <message>
        <source>The deal is at its start</source>
        <translation>Це вже початок роздачі</translation>
    </message>
    <message>
        <source>This board has no deal number</source>
        <translation>Ця позиція не має номера роздачі</translation>
    </message>
    <message>
        <source>There is no higher deal number</source>
        <translation>Більшого номера роздачі немає</translation>
    </message>
    <message>
        <source>There is no lower deal number</source>
        <translation>Меншого номера роздачі немає</translation>
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
        <translation>У кожному розташуванні прихованих карт, для якого це визначено, партію ще можна виграти, тож, імовірно, і щонайменше у %1 усіх розташувань</translation>
    </message>
    <message>
        <source>Odds at most %1 (%2 to %3): in so many of all arrangements of the unseen cards the game can still be won</source>
        <translation>Шанси — щонайбільше %1 (від %2 до %3): у такій частці розташувань прихованих карт партію ще можна виграти</translation>
    </message>
    <message>
        <source>No arrangement of the unseen cards was found in which this deal can be won, so the odds are not known</source>
        <translation>Не знайдено розташування прихованих карт, за якого цю роздачу можна виграти, тож шанси невідомі</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Обчислення…</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The board at the start.</source>
        <translation>Поле на початку партії.</translation>
    </message>
    <message>
        <source>The example move: the %1 onto the %2.</source>
        <translation>Хід із прикладу: покласти %1 на %2.</translation>
    </message>
    <message>
        <source>The board after this move.</source>
        <translation>Поле після цього ходу.</translation>
    </message>
    <message>
        <source>A move that is refused: the %1 onto the %2.</source>
        <translation>Недозволений хід: покласти %1 на %2.</translation>
    </message>
    <message>
        <source>After this move (%1), only face-down cards are left in the column.</source>
        <translation>Після цього ходу (%1) у стовпці залишаться лише приховані карти.</translation>
    </message>
    <message>
        <source>The last of them turns over: the %1.</source>
        <translation>Остання з них перевертається: %1.</translation>
    </message>
    <message>
        <source>The reserve has been dealt: %1.</source>
        <translation>Резерв роздано: %1.</translation>
    </message>
    <message>
        <source>With the %1, the run in column %2 becomes complete.</source>
        <translation>З %1 послідовність у стовпці %2 стає повною.</translation>
    </message>
    <message>
        <source>The run has left the table, and the card under it has turned over.</source>
        <translation>Послідовність прибрано, а карта під нею перевернулася.</translation>
    </message>
    <message>
        <source>The run has left the table.</source>
        <translation>Послідовність прибрано.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Загальні</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message numerus="yes">
        <source>It cannot be won: all %n position(s) that matter were searched</source>
        <translation>
            <numerusform>Виграти неможливо: переглянуто %n важливу позицію</numerusform>
            <numerusform>Виграти неможливо: переглянуто всі %n важливі позиції</numerusform>
            <numerusform>Виграти неможливо: переглянуто всі %n важливих позицій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %n position(s)</source>
        <translation>
            <numerusform>Не визначено: переглянуто %n позицію</numerusform>
            <numerusform>Не визначено: переглянуто %n позиції</numerusform>
            <numerusform>Не визначено: переглянуто %n позицій</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be won</source>
        <translation>Можна виграти</translation>
    </message>
    <message>
        <source>This card can never leave</source>
        <translation>Ця карта ніколи не піде зі свого місця</translation>
    </message>
    <message>
        <source>Criss-cross: two cards wait for each other (%1 of %2)</source>
        <translation>Навхрест: дві карти чекають одна на одну (%1 з %2)</translation>
    </message>
    <message>
        <source>These cards wait for each other in a circle (%1 of %2)</source>
        <translation>Ці карти чекають одна на одну по колу (%1 з %2)</translation>
    </message>
    <message>
        <source>None of these cards can be the first to leave (%1 of %2)</source>
        <translation>Жодна з цих карт не може піти першою (%1 з %2)</translation>
    </message>
    <message>
        <source>The %1 can go only onto the %2, and that is the face-down card under it</source>
        <translation>Карта «%1» може лягти лише на %2, а це прихована карта під нею</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but the %3 lies there</source>
        <translation>Карта «%1» має лягти на %2, але там лежить %3</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but that lies on it; first must leave: %3</source>
        <translation>Карта «%1» має лягти на %2, але та карта лежить на ній; спершу мають піти: %3</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but that is in the reserve</source>
        <translation>Карта «%1» має лягти на %2, але та карта в резерві</translation>
    </message>
    <message>
        <source>The %1 lies face-down, and the %2 lies on it</source>
        <translation>Карта «%1» лежить долілиць, а на ній лежить %2</translation>
    </message>
    <message>
        <source>The %1 needs an empty column; first must leave one of: %2</source>
        <translation>Карті «%1» потрібен порожній стовпець; спершу має піти одна з карт: %2</translation>
    </message>
    <message>
        <source>The %1 leaves with its complete run, which waits for the %2</source>
        <translation>Карта «%1» піде лише з повною послідовністю, а та чекає на %2</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
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
        <translation>Правило: карту кладуть на карту, старшу на один ранг, лише якщо обидві однієї масті</translation>
    </message>
    <message>
        <source>Only a king can go to an empty column</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>У порожній стовпець можна покласти лише короля</translation>
    </message>
    <message>
        <source>Rule: a card goes on a card one rank higher</source>
        <translation>Правило: карту кладуть лише на карту, старшу на один ранг</translation>
    </message>
    <message>
        <source>Rule: the cards must be of the same suit</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>Правило: карти мають бути однієї масті</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>%1 – Replay</source>
        <comment>window title</comment>
        <translation>%1 — перегляд партії</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На хід назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На хід уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>Moves shown</source>
        <translation>Показано ходів</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>replay speed</comment>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>replay speed</comment>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>replay speed</comment>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Аналіз</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Грати далі звідси</translation>
    </message>
    <message>
        <source>A new attempt, which is not counted in the statistics</source>
        <translation>Нова спроба, яка не враховується у статистиці</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>Хід %1 з %2: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n стовпець</numerusform>
            <numerusform>%n стовпці</numerusform>
            <numerusform>%n стовпців</numerusform>
        </translation>
    </message>
    <message>
        <source>The keys are listed in the rules</source>
        <translation>Клавіші перелічено в правилах гри</translation>
    </message>
    <message>
        <source>%1 complete, %2 of %3</source>
        <translation>%1: послідовність прибрано, %2 з %3</translation>
    </message>
    <message>
        <source>%1 complete in column %2</source>
        <translation>%1: послідовність у стовпці %2 завершено</translation>
    </message>
    <message>
        <source>Undone: the reserve is back</source>
        <translation>Скасовано: карти знову в резерві</translation>
    </message>
    <message>
        <source>Undone: %1 back to the reserve</source>
        <translation>Скасовано: %1 знову в резерві</translation>
    </message>
    <message>
        <source>Undone: %1 back to column %2</source>
        <translation>Скасовано: %1 знову у стовпці %2</translation>
    </message>
    <message>
        <source>Back at the start of the deal</source>
        <translation>Знову початок роздачі</translation>
    </message>
    <message numerus="yes">
        <source>The table is as after %n move(s)</source>
        <translation>
            <numerusform>Поле таке, як після %n ходу</numerusform>
            <numerusform>Поле таке, як після %n ходів</numerusform>
            <numerusform>Поле таке, як після %n ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked up %1 with %n card(s)</source>
        <translation>
            <numerusform>Узято %1 і ще %n карту</numerusform>
            <numerusform>Узято %1 і ще %n карти</numerusform>
            <numerusform>Узято %1 і ще %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up %1</source>
        <translation>Узято %1</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>Повернуто на місце %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n card(s) to column %2</source>
        <translation>
            <numerusform>%1 і ще %n карту — на стовпець %2</numerusform>
            <numerusform>%1 і ще %n карти — на стовпець %2</numerusform>
            <numerusform>%1 і ще %n карт — на стовпець %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to column %2</source>
        <translation>%1 — на стовпець %2</translation>
    </message>
    <message>
        <source>Onto %1</source>
        <translation>На %1</translation>
    </message>
    <message>
        <source>Column %1 is empty</source>
        <translation>Стовпець %1 порожній</translation>
    </message>
    <message>
        <source>%1 is free in column %2</source>
        <translation>вільна карта у стовпці %2: %1</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <translation>вільна карта: %1</translation>
    </message>
    <message>
        <source>Revealed %1 in column %2</source>
        <translation>Відкрито у стовпці %2: %1</translation>
    </message>
    <message>
        <source>Revealed %1</source>
        <translation>Відкрито: %1</translation>
    </message>
    <message>
        <source>Reserve dealt: %1</source>
        <translation>Резерв роздано: %1</translation>
    </message>
</context>
<context>
    <name>RulesActions</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Make the text smaller</extracomment>
        <translation>Менший шрифт</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Make the text larger</extracomment>
        <translation>Більший шрифт</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Надрукувати…</translation>
    </message>
    <message>
        <source>Search the text</source>
        <translation>Шукати в тексті</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Наступний збіг</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Попередній збіг</translation>
    </message>
    <message>
        <source>Compare with English</source>
        <extracomment>Switched on, a click on a paragraph shows its English original</extracomment>
        <translation>Порівняти з англійським текстом</translation>
    </message>
    <message>
        <source>EN buttons</source>
        <extracomment>Switched on, there is a button EN under each paragraph</extracomment>
        <translation>Кнопки EN</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>RulesBrowser</name>
    <message>
        <source>The rules could not be printed</source>
        <translation>Правила не вдалося надрукувати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>RulesChoices</name>
    <message>
        <source>Choices of this program and the traditional rule</source>
        <translation>Рішення застосунку та традиційні правила</translation>
    </message>
    <message>
        <source>Scorpion has no official rules. Three things are this program’s own choice, and worth knowing:</source>
        <translation>Офіційних правил Scorpion не існує. Три речі застосунок вирішує по-своєму, і їх варто знати:</translation>
    </message>
    <message>
        <source>Runs leave the table. By the traditional rules, finished runs stay where they are, and such a column is usually left alone, unless it covers a face-down card. The program takes them off and lays them aside.</source>
        <translation>Прибирання послідовностей. За традиційними правилами завершені послідовності залишаються на місці, і стовпця з такою послідовністю зазвичай не чіпають, хіба що під нею є прихована карта. Застосунок прибирає їх і складає окремо.</translation>
    </message>
    <message>
        <source>The reserve at any time. By the traditional rules, the reserve is dealt when no other move is possible. The program lets you deal it whenever you like.</source>
        <translation>Резерв будь-коли. За традиційними правилами резерв роздають, коли інших ходів більше немає. Застосунок дозволяє роздати його будь-коли.</translation>
    </message>
    <message>
        <source>The score. There is no generally accepted way of counting points; this one belongs to the program.</source>
        <translation>Підрахунок очок. Загальноприйнятого способу рахувати їх немає; застосунок має власний.</translation>
    </message>
    <message>
        <source>If you prefer the traditional rules, choose this game in the “New game” window: %1.</source>
        <extracomment>%1 is a game name</extracomment>
        <translation>Якщо вам ближчі традиційні правила, оберіть у вікні «Нова гра» цю гру: %1.</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
</context>
<context>
    <name>RulesDeal</name>
    <message>
        <source>The deal</source>
        <translation>Початкове розкладання</translation>
    </message>
    <message>
        <source>The deck has %1 cards and no jokers. All of them are dealt: %2 of %3 each.</source>
        <translation>У колоді %1 карти, джокерів немає. Роздають усі карти: %2 по %3.</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %1 cards and no jokers. %n of them are dealt: %2 of %3 each.</source>
        <translation>
            <numerusform>У колоді %1 карти, джокерів немає. На поле роздають %n карту: %2 по %3.</numerusform>
            <numerusform>У колоді %1 карти, джокерів немає. На поле роздають %n карти: %2 по %3.</numerusform>
            <numerusform>У колоді %1 карти, джокерів немає. На поле роздають %n карт: %2 по %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes %1 face-down and %2 face-up cards.</source>
        <translation>Разом прихованих карт — %1, відкритих — %2.</translation>
    </message>
    <message numerus="yes">
        <source>The remaining %n card(s) lie face-down beside the columns and form the reserve.</source>
        <translation>
            <numerusform>Решта — %n карта — лежить долілиць поруч зі стовпцями й утворює резерв.</numerusform>
            <numerusform>Решта — %n карти — лежить долілиць поруч зі стовпцями й утворює резерв.</numerusform>
            <numerusform>Решта — %n карт — лежить долілиць поруч зі стовпцями й утворює резерв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The remaining %n card(s) lie face-up beside the columns and form the open reserve.</source>
        <translation>
            <numerusform>Решта — %n карта — лежить горілиць поруч зі стовпцями й утворює відкритий резерв.</numerusform>
            <numerusform>Решта — %n карти — лежить горілиць поруч зі стовпцями й утворює відкритий резерв.</numerusform>
            <numerusform>Решта — %n карт — лежить горілиць поруч зі стовпцями й утворює відкритий резерв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next to it, %n place(s) wait for the complete runs.</source>
        <translation>
            <numerusform>Поруч %n місце чекає на завершені послідовності.</numerusform>
            <numerusform>Поруч %n місця чекають на завершені послідовності.</numerusform>
            <numerusform>Поруч %n місць чекають на завершені послідовності.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1 to %2: %n card(s), all face-up</source>
        <translation>
            <numerusform>стовпці від %1 до %2: у кожному %n карта, відкрита</numerusform>
            <numerusform>стовпці від %1 до %2: у кожному %n карти, усі відкриті</numerusform>
            <numerusform>стовпці від %1 до %2: у кожному %n карт, усі відкриті</numerusform>
        </translation>
    </message>
    <message>
        <source>columns %1 to %2: %3, and on them %4</source>
        <extracomment>%3 is “3 cards face-down”, %4 “4 cards face-up”</extracomment>
        <translation>стовпці від %1 до %2: у кожному %3, а на них %4</translation>
    </message>
    <message>
        <source>With real cards one deals row by row. In the first %1 rows, the cards of columns %2 to %3 are laid face-down and the others face-up; after that, all rows are face-up. The rows may overlap.</source>
        <translation>Справжні карти розкладають рядами. У перших %1 рядах карти стовпців від %2 до %3 кладуть долілиць, а решту — горілиць; далі всі ряди кладуть горілиць. Ряди можуть трохи перекриватися.</translation>
    </message>
</context>
<context>
    <name>RulesEmpty</name>
    <message>
        <source>Empty column</source>
        <translation>Порожній стовпець</translation>
    </message>
    <message>
        <source>Any other card is refused. If interactive rules are on, the program says: “%1”.</source>
        <extracomment>%1 is the sentence by which the program refuses the move</extracomment>
        <translation>Жодної іншої карти застосунок не приймає, а якщо ввімкнено інтерактивні правила, пояснює: «%1».</translation>
    </message>
    <message>
        <source>A column that has become empty takes only kings: a run that starts with a king, or a set of kings.</source>
        <translation>Звільнений стовпець приймає лише королів: послідовність, що починається з короля, або набір королів.</translation>
    </message>
    <message>
        <source>A column that has become empty takes any card, not only a king, alone or with the cards that lie on it.</source>
        <translation>Звільнений стовпець приймає будь-яку карту, а не лише короля, — саму або разом із картами, що на ній лежать.</translation>
    </message>
    <message>
        <source>A column that has become empty takes only a king, alone or with the cards that lie on it.</source>
        <translation>Звільнений стовпець приймає лише короля — самого або разом із картами, що на ньому лежать.</translation>
    </message>
</context>
<context>
    <name>RulesEnd</name>
    <message>
        <source>End of the game</source>
        <translation>Завершення партії</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left the table.</source>
        <translation>
            <numerusform>Партію виграно, коли з поля прибрано %n послідовність.</numerusform>
            <numerusform>Партію виграно, коли з поля прибрано всі %n послідовності.</numerusform>
            <numerusform>Партію виграно, коли з поля прибрано всі %n послідовностей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is either empty or exactly one complete run.</source>
        <translation>Партію виграно, коли кожен стовпець або порожній, або складається рівно з однієї повної послідовності.</translation>
    </message>
    <message>
        <source>When no move is left, the program says so. You can then undo moves or start a new game.</source>
        <translation>Коли ходів більше немає, застосунок повідомляє про це. Тоді можна скасувати ходи або почати нову партію.</translation>
    </message>
    <message>
        <source>Moving a whole column to an empty column is allowed, but it counts as a move that is left only if a complete run leaves the table by it.</source>
        <translation>Перекласти цілий стовпець у порожній дозволено, але такий хід не зараховується до ходів, що лишилися, хіба що завдяки йому прибирається повна послідовність.</translation>
    </message>
    <message>
        <source>Moving a whole column to an empty column is allowed, but as it changes nothing, it does not count as a move that is left.</source>
        <translation>Перекласти цілий стовпець у порожній дозволено, але це нічого не змінює, тому такий хід не зараховується до ходів, що лишилися.</translation>
    </message>
</context>
<context>
    <name>RulesFaceDown</name>
    <message>
        <source>Face-down cards</source>
        <translation>Приховані карти</translation>
    </message>
    <message>
        <source>There are none in this game: you see every card from the start.</source>
        <translation>У цій грі їх немає: усі карти видно від самого початку.</translation>
    </message>
    <message>
        <source>When the last face-up card that lies on a face-down one leaves, the face-down card turns over by itself and can be played from then on.</source>
        <translation>Щойно знято останню відкриту карту, що лежала на прихованій, прихована карта сама перевертається, і нею можна грати.</translation>
    </message>
</context>
<context>
    <name>RulesMoves</name>
    <message>
        <source>Moves</source>
        <translation>Дозволені ходи</translation>
    </message>
    <message>
        <source>Only the first card of the block, the one you take hold of, decides where it may go:</source>
        <translation>Куди можна покласти блок, залежить лише від його першої карти — тієї, яку беруть:</translation>
    </message>
    <message>
        <source>The last card of a column is the one on which nothing lies.</source>
        <translation>Остання карта стовпця — та, на якій нічого не лежить.</translation>
    </message>
    <message>
        <source>An example, the first move of a game that was won: move the %1 from column %2 onto the %3 in column %4. The %5 comes along, although it is of another suit.</source>
        <translation>Наприклад, одна з виграних партій починається так: зі стовпця %2 беруть %1 і кладуть на %3 у стовпці %4. Разом переходить і %5, хоча масть тут інша.</translation>
    </message>
    <message>
        <source>An example: move the %1 from column %2 onto the %3 in column %4. What lies on it comes along: %5.</source>
        <translation>Приклад: зі стовпця %2 беруть %1 і кладуть на %3 у стовпці %4. Разом із цією картою переходить усе, що на ній лежить: %5.</translation>
    </message>
    <message>
        <source>On the same board, you cannot put the %1 on the %2. The program answers: “%3”.</source>
        <extracomment>%1 and %2 are cards, %3 is the sentence by which the program refuses the move</extracomment>
        <translation>На тому самому полі не можна покласти %1 на %2. Застосунок відповідає: «%3».</translation>
    </message>
    <message>
        <source>The reason is given as long as interactive rules are on in the preferences, as they are by default. When they are off, the block just goes back.</source>
        <translation>Застосунок називає причину, якщо в налаштуваннях увімкнено інтерактивні правила (за замовчуванням їх увімкнено). Якщо їх вимкнути, блок просто повертається на місце.</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if that one is one rank higher, regardless of suit: the %1 on the %2, a jack on a queen;</source>
        <translation>її кладуть на останню карту стовпця, на один ранг старшу, незалежно від масті: %1 на %2, валета на даму;</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if that one is of the same suit and one rank higher: the %1 on the %2, a jack on the queen of its suit;</source>
        <translation>її кладуть на останню карту стовпця — тієї самої масті й на один ранг старшу: %1 на %2, валета на даму тієї самої масті;</translation>
    </message>
    <message>
        <source>The card you take and everything that lies on it are a block. It can be moved if it is a run, going down rank by rank in one suit, or a set, all of one rank. A mixed block stays where it is, and the program says why.</source>
        <translation>Карта, яку беруть, і все, що на ній лежить, — це блок. Його можна перекласти, якщо це послідовність, тобто карти однієї масті в порядку спадання, або набір, тобто карти одного рангу. Змішаний блок залишається на місці, і застосунок пояснює чому.</translation>
    </message>
    <message>
        <source>Any face-up card can be moved, even from the middle of a column. It moves together with all the cards that lie on it, as one block, whether they are in order or not.</source>
        <translation>Перекласти можна будь-яку відкриту карту, навіть із середини стовпця. Разом із нею, як один блок, переходять усі карти, що на ній лежать, — упорядковані вони чи ні.</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if both have the same rank: the %1 on the %2;</source>
        <translation>її кладуть на останню карту стовпця, якщо обидві одного рангу: %1 на %2;</translation>
    </message>
    <message>
        <source>on an ace goes nothing but another ace.</source>
        <translation>на туза можна покласти лише іншого туза.</translation>
    </message>
    <message>
        <source>nothing goes on an ace.</source>
        <translation>на туза нічого не кладуть.</translation>
    </message>
</context>
<context>
    <name>RulesRelaxed</name>
    <message>
        <source>Classic and relaxed</source>
        <translation>Класичні та спрощені правила</translation>
    </message>
    <message>
        <source>There is no such choice in this game: it always has its own rule of building.</source>
        <translation>У цій грі такого вибору немає: карти в ній завжди кладуть за її власним правилом.</translation>
    </message>
    <message>
        <source>In the “New game” window you choose the classic rules, which are the default, or the relaxed ones.</source>
        <translation>У вікні «Нова гра» можна обрати класичні правила (їх запропоновано за замовчуванням) або спрощені.</translation>
    </message>
    <message>
        <source>In relaxed mode a card goes on any card that is one rank higher, regardless of suit: the %1 on the %2.</source>
        <translation>За спрощеними правилами масть не має значення: карту можна покласти на будь-яку карту, на один ранг старшу, наприклад %1 на %2.</translation>
    </message>
    <message>
        <source>By the classic rules this move is refused with the message “%1”.</source>
        <extracomment>%1 is the sentence by which the program refuses the move</extracomment>
        <translation>За класичними правилами застосунок такого ходу не приймає й повідомляє: «%1».</translation>
    </message>
    <message>
        <source>This text describes the relaxed rules. The classic ones: %1.</source>
        <translation>Тут описано спрощені правила. Класичні: %1.</translation>
    </message>
    <message>
        <source>This text describes the classic rules. The relaxed ones: %1.</source>
        <translation>Тут описано класичні правила. Спрощені: %1.</translation>
    </message>
    <message>
        <source>Everything else stays the same. In particular, only a run of one suit is complete.</source>
        <translation>Решта правил не змінюється. Зокрема, повною вважається лише послідовність однієї масті.</translation>
    </message>
    <message>
        <source>Everything else stays the same. In particular, only complete runs of one suit leave the table.</source>
        <translation>Решта правил не змінюється. Зокрема, з поля прибираються лише повні послідовності однієї масті.</translation>
    </message>
    <message>
        <source>Everything else stays the same: only a king goes to an empty column, and only complete runs of one suit leave the table.</source>
        <translation>Решта правил не змінюється: у порожній стовпець можна покласти лише короля, а з поля прибираються лише повні послідовності однієї масті.</translation>
    </message>
</context>
<context>
    <name>RulesReserve</name>
    <message>
        <source>Reserve</source>
        <translation>Резерв</translation>
    </message>
    <message>
        <source>This game has no reserve: all cards are on the table from the start.</source>
        <translation>У цій грі резерву немає: усі карти від початку лежать на полі.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %n card(s) is dealt only once, with one click: one card, face-up, onto each of columns 1 to %1, even onto an empty one.</source>
        <translation>
            <numerusform>Резерв, у якому %n карта, роздають лише раз, одним натисканням: по одній карті горілиць на кожен зі стовпців від 1 до %1, навіть на порожній.</numerusform>
            <numerusform>Резерв, у якому %n карти, роздають лише раз, одним натисканням: по одній карті горілиць на кожен зі стовпців від 1 до %1, навіть на порожній.</numerusform>
            <numerusform>Резерв, у якому %n карт, роздають лише раз, одним натисканням: по одній карті горілиць на кожен зі стовпців від 1 до %1, навіть на порожній.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this program it can be done at any time.</source>
        <translation>У застосунку це можна зробити будь-коли.</translation>
    </message>
    <message>
        <source>It has to wait until no other move is left; if you ask for it earlier, the program says so.</source>
        <translation>Його роздають, лише коли інших ходів більше немає; якщо спробувати раніше, застосунок про це скаже.</translation>
    </message>
    <message>
        <source>Dealing the reserve counts as one move, and one undo takes it back.</source>
        <translation>Роздавання резерву вважається одним ходом, тож і скасовується за один раз.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %n card(s) lies face-up, and its cards are played one by one.</source>
        <translation>
            <numerusform>Резерв — %n карта — лежить горілиць; його карти беруть по одній.</numerusform>
            <numerusform>Резерв — %n карти — лежить горілиць; його карти беруть по одній.</numerusform>
            <numerusform>Резерв — %n карт — лежить горілиць; його карти беруть по одній.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of them goes onto a column where it fits; a king also goes to an empty column.</source>
        <translation>Кожну з них можна покласти на стовпець, до якого вона підходить, а короля — ще й у порожній стовпець.</translation>
    </message>
    <message>
        <source>Each of them goes onto a column where it fits, or to an empty column.</source>
        <translation>Кожну з них можна покласти на стовпець, до якого вона підходить, або в порожній стовпець.</translation>
    </message>
    <message>
        <source>You can play them at any time.</source>
        <translation>Грати ними можна будь-коли.</translation>
    </message>
    <message>
        <source>You can play them only when no other move is left.</source>
        <translation>Грати ними можна, лише коли інших ходів більше немає.</translation>
    </message>
    <message>
        <source>A place that has been emptied stays empty: nothing is put back there.</source>
        <translation>Звільнене місце залишається порожнім: туди нічого не кладуть.</translation>
    </message>
</context>
<context>
    <name>RulesRuns</name>
    <message>
        <source>Complete runs</source>
        <translation>Повні послідовності</translation>
    </message>
    <message numerus="yes">
        <source>A complete run is %n face-up card(s) of one suit, from king to ace. In this game it stays on the table.</source>
        <translation>
            <numerusform>Повна послідовність — це %n відкрита карта однієї масті, від короля до туза. У цій грі вона залишається на полі.</numerusform>
            <numerusform>Повна послідовність — це %n відкриті карти однієї масті, від короля до туза. У цій грі вона залишається на полі.</numerusform>
            <numerusform>Повна послідовність — це %n відкритих карт однієї масті, від короля до туза. У цій грі вона залишається на полі.</numerusform>
        </translation>
    </message>
    <message>
        <source>A column that is finished is usually left alone, unless it covers a face-down card.</source>
        <translation>Завершеного стовпця зазвичай не чіпають, хіба що під послідовністю є прихована карта.</translation>
    </message>
    <message numerus="yes">
        <source>When a column ends in a complete run, %n face-up card(s) of one suit from king to ace, the program takes it off the table and puts it on one of the %1 places.</source>
        <translation>
            <numerusform>Коли стовпець закінчується повною послідовністю — це %n відкрита карта однієї масті від короля до туза, — застосунок прибирає її з поля й кладе на одне з %1 місць.</numerusform>
            <numerusform>Коли стовпець закінчується повною послідовністю — це %n відкриті карти однієї масті від короля до туза, — застосунок прибирає її з поля й кладе на одне з %1 місць.</numerusform>
            <numerusform>Коли стовпець закінчується повною послідовністю — це %n відкритих карт однієї масті від короля до туза, — застосунок прибирає її з поля й кладе на одне з %1 місць.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there is a face-down card under the run, it turns over.</source>
        <translation>Якщо під послідовністю була прихована карта, ця карта перевертається.</translation>
    </message>
    <message>
        <source>No card is ever put on these places by hand.</source>
        <translation>Вручну карт на ці місця ніколи не кладуть.</translation>
    </message>
    <message>
        <source>After each move the program looks at every column.</source>
        <translation>Після кожного ходу перевіряються всі стовпці.</translation>
    </message>
    <message>
        <source>The program looks only at the column that has just received cards; after dealing the reserve, at columns 1 to %1 in turn.</source>
        <translation>Перевіряється лише той стовпець, на який щойно поклали карти, а після роздавання резерву — по черзі стовпці від 1 до %1.</translation>
    </message>
    <message>
        <source>The program looks only at the column that has just received cards.</source>
        <translation>Перевіряється лише той стовпець, на який щойно поклали карти.</translation>
    </message>
    <message>
        <source>A run covered by other cards stays where it is until those cards leave.</source>
        <translation>Послідовність, накрита іншими картами, залишається на місці, доки їх не знято.</translation>
    </message>
    <message>
        <source>A run covered by other cards stays where it is, and it also stays when those cards leave later. To make it leave, move its king to an empty column.</source>
        <translation>Послідовність, накрита іншими картами, залишається на місці, навіть якщо ці карти згодом зняти. Щоб її було прибрано, перекладіть короля цієї послідовності в порожній стовпець.</translation>
    </message>
</context>
<context>
    <name>RulesScore</name>
    <message>
        <source>Score</source>
        <translation>Підрахунок очок</translation>
    </message>
    <message>
        <source>The score starts at 0, and no move ever lowers it:</source>
        <translation>Рахунок починається з 0, і жоден хід його не зменшує:</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Що відбувається</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>A card is put on a card of its own suit</source>
        <translation>Карту покладено на карту тієї самої масті</translation>
    </message>
    <message>
        <source>A face-down card turns over, also after a run has left the table</source>
        <translation>Прихована карта перевернулася, зокрема й після того, як прибрано послідовність</translation>
    </message>
    <message>
        <source>A face-down card turns over</source>
        <translation>Прихована карта перевернулася</translation>
    </message>
    <message>
        <source>A complete run leaves the table</source>
        <translation>Повну послідовність прибрано</translation>
    </message>
    <message>
        <source>A run becomes complete in its column, once for each suit</source>
        <translation>У стовпці утворилася повна послідовність (один раз для кожної масті)</translation>
    </message>
    <message>
        <source>In this game points can be gathered without end, so results are not ranked by score.</source>
        <translation>У цій грі очки можна набирати без кінця, тому за рахунком результати не порівнюються.</translation>
    </message>
    <message>
        <source>Undo takes the points of a move away again, and redo returns them.</source>
        <translation>Скасування ходу забирає його очки, а повторення повертає.</translation>
    </message>
    <message numerus="yes">
        <source>The program keeps the last %n action(s) for undo, or all of them if you turn the limit off in the preferences.</source>
        <translation>
            <numerusform>Для скасування зберігається %n остання дія, а якщо в налаштуваннях зняти обмеження — усі.</numerusform>
            <numerusform>Для скасування зберігаються %n останні дії, а якщо в налаштуваннях зняти обмеження — усі.</numerusform>
            <numerusform>Для скасування зберігається %n останніх дій, а якщо в налаштуваннях зняти обмеження — усі.</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Any other move, such as a card put on one of the same rank</source>
        <translation>Будь-який інший хід, наприклад на карту того самого рангу</translation>
    </message>
    <message>
        <source>a king put in an empty column</source>
        <translation>король у порожній стовпець</translation>
    </message>
    <message>
        <source>a card put in an empty column</source>
        <translation>карта в порожній стовпець</translation>
    </message>
    <message>
        <source>a card put on another suit</source>
        <translation>карта на карту іншої масті</translation>
    </message>
    <message>
        <source>dealing the reserve</source>
        <translation>роздавання резерву</translation>
    </message>
    <message>
        <source>Any other move: %1</source>
        <extracomment>%1 is a list such as “a king put in an empty column, dealing the reserve”</extracomment>
        <translation>Будь-який інший хід: %1</translation>
    </message>
    <message>
        <source>So a game that is won without undo brings at least %1 points: %2 × %3 for cards turned over and %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</source>
        <translation>Отже, перемога без скасувань приносить щонайменше %1 очок: %2 × %3 за перевернуті карти й %4 × %5 за повні послідовності. Кожна карта, покладена на карту тієї самої масті, додає ще %6.</translation>
    </message>
    <message>
        <source>So a game that is won without undo brings at least %1 points: %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</source>
        <translation>Отже, перемога без скасувань приносить щонайменше %1 очок: %4 × %5 за повні послідовності. Кожна карта, покладена на карту тієї самої масті, додає ще %6.</translation>
    </message>
</context>
<context>
    <name>RulesShort</name>
    <message>
        <source>In short</source>
        <translation>Коротко</translation>
    </message>
    <message>
        <source>A solitaire, or patience, for one deck of %1 cards. It is related to Spider, but plays more like Yukon.</source>
        <translation>Пасьянс для однієї колоди з %1 карт. Він споріднений із «Павуком», але грають у нього радше як у «Юкон».</translation>
    </message>
    <message numerus="yes">
        <source>A complete run, from king to ace in one suit, leaves the table. When all %n run(s) have left it, the game is won.</source>
        <translation>
            <numerusform>Повна послідовність, від короля до туза однієї масті, прибирається з поля. Коли прибрано %n послідовність, партію виграно.</numerusform>
            <numerusform>Повна послідовність, від короля до туза однієї масті, прибирається з поля. Коли прибрано всі %n послідовності, партію виграно.</numerusform>
            <numerusform>Повна послідовність, від короля до туза однієї масті, прибирається з поля. Коли прибрано всі %n послідовностей, партію виграно.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete runs, from king to ace in one suit, stay on the table. The game is won when every column that holds cards is exactly one complete run.</source>
        <translation>Повні послідовності, від короля до туза однієї масті, залишаються на полі. Партію виграно, коли кожен стовпець, у якому є карти, — це рівно одна повна послідовність.</translation>
    </message>
    <message>
        <source>A solitaire, or patience, for one deck of %1 cards, invented by David Parlett. It is of the Spider kind, in the manner of Scorpion.</source>
        <translation>Пасьянс для однієї колоди з %1 карт, який вигадав Девід Парлетт. Це родич «Павука», витриманий у дусі Scorpion.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each, all face-up, and no reserve.</source>
        <extracomment>%1 is “13 columns”, %2 “4 cards”</extracomment>
        <translation>На полі %1 по %2, усі карти відкриті; резерву немає.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each. %3 cards are face-down, and %4 more lie open in the reserve.</source>
        <extracomment>%1 is “10 columns”, %2 “5 cards”, %3 and %4 are numbers</extracomment>
        <translation>На полі %1 по %2. Прихованих карт — %3, у відкритому резерві — %4.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each. %3 cards are face-down, and %4 more wait in the reserve.</source>
        <extracomment>%1 is “7 columns”, %2 “7 cards”, %3 and %4 are numbers</extracomment>
        <translation>На полі %1 по %2. Прихованих карт — %3, у резерві — %4.</translation>
    </message>
    <message>
        <source>A card goes on a card of the same suit that is one rank higher. Taken from the middle of a column, it brings along all the cards that lie on it.</source>
        <translation>Карту кладуть на карту тієї самої масті, на один ранг старшу. Якщо взяти її із середини стовпця, разом із нею перейдуть усі карти, що на ній лежать.</translation>
    </message>
    <message>
        <source>A card goes on any card that is one rank higher, regardless of suit. Taken from the middle of a column, it brings along all the cards that lie on it.</source>
        <translation>Карту кладуть на будь-яку карту, на один ранг старшу, незалежно від масті. Якщо взяти її із середини стовпця, разом із нею перейдуть усі карти, що на ній лежать.</translation>
    </message>
    <message>
        <source>A card goes on a card of the same rank, or on a card of the same suit that is one rank higher. Several cards move together only as a run of one suit or as a set of one rank.</source>
        <translation>Карту кладуть на карту того самого рангу або на карту тієї самої масті, на один ранг старшу. Кілька карт переміщують разом, лише якщо це послідовність однієї масті або набір карт одного рангу.</translation>
    </message>
    <message>
        <source>Only kings, or a run that starts with a king, can go to an empty column.</source>
        <translation>У порожній стовпець можна покласти лише королів або послідовність, що починається з короля.</translation>
    </message>
    <message>
        <source>Any card may go to an empty column.</source>
        <translation>У порожній стовпець можна покласти будь-яку карту.</translation>
    </message>
    <message>
        <source>Only a king goes to an empty column.</source>
        <translation>У порожній стовпець можна покласти лише короля.</translation>
    </message>
</context>
<context>
    <name>RulesTactics</name>
    <message>
        <source>Tactics</source>
        <translation>Тактика</translation>
    </message>
    <message>
        <source>This is not an easy game: it asks for attention and foresight.</source>
        <translation>Це нелегка гра: вона потребує уваги й передбачливості.</translation>
    </message>
    <message>
        <source>First look carefully through the whole deal. Some deals cannot be won.</source>
        <translation>Спершу уважно роздивіться всю роздачу. Не кожну роздачу можна виграти.</translation>
    </message>
    <message>
        <source>A run that lies in reverse order in one column is a burden: say the %1, on it the %2, and the %3 on top. Older books give up such a deal at once. It need not be lost: such deals are won too, they only take more work, because the run has to be taken apart card by card.</source>
        <extracomment>%1 is the jack of clubs, %2 the queen, %3 the king; each lies on the one before</extracomment>
        <translation>Послідовність, що лежить в одному стовпці у зворотному порядку, — тягар: скажімо, внизу %1, на ньому %2, а зверху %3. Старі книжки радять одразу відмовитися від такої роздачі. Проте вона не безнадійна: такі роздачі теж виграють, тільки роботи більше, бо послідовність доводиться розбирати по одній карті.</translation>
    </message>
    <message>
        <source>If the deal looks promising, try to uncover the face-down cards first. Often this takes a move before it, which frees the card that you want to build on.</source>
        <translation>Якщо роздача здається обнадійливою, насамперед намагайтеся відкрити приховані карти. Часто для цього потрібен підготовчий хід, який звільняє ту карту, на яку ви хочете класти.</translation>
    </message>
    <message>
        <source>Leave a finished column alone, unless a face-down card lies under it: then move the run to an empty column.</source>
        <translation>Не чіпайте завершеного стовпця, хіба що під послідовністю є прихована карта: тоді перекладіть послідовність у порожній стовпець.</translation>
    </message>
    <message>
        <source>Think before every move. One careless move can block the game; undo is there for that.</source>
        <translation>Обмірковуйте кожен хід. Один необачний хід може завести партію в глухий кут; саме для цього є скасування ходу.</translation>
    </message>
    <message>
        <source>Look for cards that lie criss-cross: say %1 on %2 in one column and %3 on %4 in another. %1 fits only on %4, and %3 only on %2, so each pair waits for the other.</source>
        <translation>Шукайте карти, що лежать навхрест: скажімо, %1 на %2 в одному стовпці й %3 на %4 в іншому. %1 можна покласти лише на %4, а %3 — лише на %2, тож кожна пара чекає на іншу.</translation>
    </message>
    <message>
        <source>Only an empty column can part them.</source>
        <translation>Розділити їх допоможе тільки порожній стовпець.</translation>
    </message>
    <message>
        <source>Such a deal cannot be won, and playing on is a waste of time.</source>
        <translation>Таку роздачу виграти неможливо, і грати далі — лише марнувати час.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>In words</source>
        <extracomment>A link under a picture of a board</extracomment>
        <translation>Словами</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>heading over a list of commands</comment>
        <translation>Дія</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading over a list of shortcuts</comment>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>Rules of %1</source>
        <comment>game name</comment>
        <translation>Правила гри: %1</translation>
    </message>
</context>
<context>
    <name>RulesVariants</name>
    <message>
        <source>Variants</source>
        <translation>Варіанти</translation>
    </message>
    <message>
        <source>All games of the family are in this program:</source>
        <translation>Усі ігри цієї родини є в застосунку:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game name: what it is like</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Sources: an encyclopedia article on Scorpion, in English and Russian; an older guide to solitaire games, in Russian; the rules of another Scorpion program, in Ukrainian and Hebrew. What they leave open is played as in PySolFC, which the deal numbers come from, too.</source>
        <translation>Джерела: енциклопедична стаття про Scorpion англійською та російською мовами; старий посібник із пасьянсів російською мовою; правила іншого застосунку для гри Scorpion українською мовою та івритом. Те, чого вони не уточнюють, зроблено як у PySolFC; звідти ж узято й номери роздач.</translation>
    </message>
    <message>
        <source>the game that all the others come from; a card goes on its own suit, a king to an empty column.</source>
        <translation>гра, від якої походять усі інші; карту кладуть на карту тієї самої масті, а в порожній стовпець — лише короля.</translation>
    </message>
    <message>
        <source>complete runs stay on the table, and the reserve is dealt only when no other move is left.</source>
        <translation>повні послідовності залишаються на полі, а резерв роздають, лише коли інших ходів більше немає.</translation>
    </message>
    <message>
        <source>almost the same as Scorpion, but an empty column takes any card or run, not only a king. That gives you more chances of winning than in Scorpion.</source>
        <translation>майже те саме, що Scorpion, але порожній стовпець приймає будь-яку карту чи послідовність, а не лише короля. Тож шансів на виграш більше, ніж у грі Scorpion.</translation>
    </message>
    <message>
        <source>the numbers of columns with and without face-down cards are exchanged: only columns %1 to %2 have face-down cards, in the other %3 all cards are face-up. The play is the same, but winning is easier than in Scorpion.</source>
        <translation>стовпців із прихованими картами тут стільки, скільки в грі Scorpion стовпців без них, і навпаки: приховані карти є лише у стовпцях від %1 до %2, а в решті %3 стовпців усі карти відкриті. Грають так само, але виграти легше.</translation>
    </message>
    <message>
        <source>%1 of %2 each. In columns %3 to %4, %5 lie at the bottom and %6 on them; the three “blind” cards in each of these columns gave the game its name, after the English nursery rhyme. In the other columns all cards are face-up. The last %7 cards lie open beside them and can be used at any time. Otherwise it is played like Scorpion.</source>
        <translation>%1 по %2. У кожному зі стовпців від %3 до %4 внизу лежать %5, а на них %6; саме ці три «сліпі» карти й дали грі назву — за англійським дитячим віршиком про трьох сліпих мишей. У решті стовпців усі карти відкриті. Останні %7 карти лежать поруч відкритими, і ними можна грати будь-коли. В усьому іншому правила ті самі, що в грі Scorpion.</translation>
    </message>
    <message>
        <source>Wasp in which only columns %1 to %2 have face-down cards.</source>
        <translation>Wasp, де приховані карти є лише у стовпцях від %1 до %2.</translation>
    </message>
    <message>
        <source>invented by David Parlett, another game of the Spider kind in the manner of Scorpion. %1 of %2 each, all face-up; cards of the same rank go on one another, too.</source>
        <translation>ще одна гра на зразок «Павука» в дусі Scorpion; її вигадав Девід Парлетт. %1 по %2, усі карти відкриті; карти одного рангу теж можна класти одна на одну.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Search the text</source>
        <translation>Шукати в тексті</translation>
    </message>
    <message>
        <source>Not found on this page</source>
        <translation>На цій сторінці не знайдено</translation>
    </message>
</context>
<context>
    <name>SolverPanel</name>
    <message>
        <source>Previous step</source>
        <translation>Попередній крок</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Наступний крок</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>StateNotices</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продовжити</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Копіювати подробиці</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрити</translation>
    </message>
    <message>
        <source>The game is won!</source>
        <translation>Партію виграно!</translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation>Ходів більше немає</translation>
    </message>
    <message>
        <source>Something went wrong; the game is saved and goes on</source>
        <translation>Сталася помилка; партію збережено, гра триває</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Рахунок: %1</translation>
    </message>
    <message>
        <source>Part of it was played by the program, so it does not count</source>
        <translation>Частину партії зіграв застосунок, тому вона не враховується</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Подробиці скопійовано</translation>
    </message>
</context>
<context>
    <name>StatisticsFiles</name>
    <message>
        <source>Export the statistics</source>
        <translation>Експортувати статистику</translation>
    </message>
    <message>
        <source>Comma-separated values (%1)</source>
        <translation>Значення, розділені комами (%1)</translation>
    </message>
    <message>
        <source>JSON (%1)</source>
        <translation>JSON (%1)</translation>
    </message>
    <message>
        <source>The statistics could not be exported</source>
        <translation>Статистику не вдалося експортувати</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Експортовано у файл %1</translation>
    </message>
    <message>
        <source>Begin the statistics anew</source>
        <translation>Почати статистику з нуля</translation>
    </message>
    <message>
        <source>Begin the statistics anew? The present ones are kept in a backup file.</source>
        <translation>Почати статистику з нуля? Нинішню буде збережено у файлі резервної копії.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Почати з нуля</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>No backup of the statistics could be made</source>
        <translation>Не вдалося зробити резервну копію статистики</translation>
    </message>
    <message>
        <source>The statistics up to now are kept as %1</source>
        <translation>Попередню статистику збережено як %1</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Період</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>За весь час</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Останні 7 днів</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Останні 30 днів</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Останні 365 днів</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Результати</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Діаграми</translation>
    </message>
    <message>
        <source>&amp;Attempts</source>
        <translation>&amp;Спроби</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результати</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Спроби</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Зіграти ще раз</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Переглянути</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Експортувати…</translation>
    </message>
    <message>
        <source>Begin a&amp;new…</source>
        <translation>Почати з &amp;нуля…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>За&amp;крити</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>Percent won of the last %1 attempts, attempt by attempt</source>
        <translation>Частка перемог в останніх %1 спробах, спроба за спробою</translation>
    </message>
    <message>
        <source>Attempts by score</source>
        <translation>Розподіл спроб за рахунком</translation>
    </message>
    <message>
        <source>Percent won of each game</source>
        <translation>Частка перемог у кожній грі</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>Поки що нема чого показувати</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Deal %1</source>
        <translation>Роздача %1</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Копіювати номер роздачі</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Рахунок: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходів: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Час: %1</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Looking…</source>
        <translation>Обчислення…</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Winnable</source>
        <translation>Можна виграти</translation>
    </message>
    <message>
        <source>No longer winnable</source>
        <translation>Виграти вже не можна</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Цю роздачу виграти неможливо</translation>
    </message>
    <message>
        <source>Cannot be won from here</source>
        <translation>Звідси виграти неможливо</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %n position(s)</source>
        <translation>
            <numerusform>Не визначено: переглянуто %n позицію</numerusform>
            <numerusform>Не визначено: переглянуто %n позиції</numerusform>
            <numerusform>Не визначено: переглянуто %n позицій</numerusform>
        </translation>
    </message>
    <message>
        <source>Winnable?</source>
        <translation>Чи можна виграти?</translation>
    </message>
    <message>
        <source>The verdict takes the face-down cards into account</source>
        <translation>Відповідь ураховує приховані карти</translation>
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
        <translation>закладка:</translation>
    </message>
    <message>
        <source>%1, on the table now</source>
        <translation>%1, зараз на полі</translation>
    </message>
</context>
<context>
    <name>StorageWords</name>
    <message>
        <source>%1 is not there or cannot be read</source>
        <translation>Файлу %1 немає або його неможливо прочитати</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>Файл %1 порожній</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game</source>
        <translation>Файл %1 завеликий для збереженої партії</translation>
    </message>
    <message>
        <source>%1 is not a saved game</source>
        <translation>Файл %1 не містить збереженої партії</translation>
    </message>
    <message>
        <source>%1 was saved by a newer version of this program and cannot be opened by this one</source>
        <translation>Файл %1 збережено новішою версією застосунку, тому ця версія не може його відкрити</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be opened</source>
        <translation>Файл %1 пошкоджено, відкрити його неможливо</translation>
    </message>
    <message>
        <source>%1 holds a game that cannot have been played by the rules</source>
        <translation>У файлі %1 записано партію, яку неможливо зіграти за правилами</translation>
    </message>
    <message>
        <source>The last game was saved by a newer version of this program; its file is kept as %1</source>
        <translation>Останню партію збережено новішою версією застосунку; її файл залишено під назвою %1</translation>
    </message>
    <message>
        <source>The last game was saved by a newer version of this program</source>
        <translation>Останню партію збережено новішою версією застосунку</translation>
    </message>
    <message>
        <source>The last game could not be read; its file is kept as %1</source>
        <translation>Останню партію не вдалося прочитати; її файл залишено під назвою %1</translation>
    </message>
    <message>
        <source>The last game could not be read</source>
        <translation>Останню партію не вдалося прочитати</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>на диску немає місця</translation>
    </message>
    <message>
        <source>this folder cannot be written to</source>
        <translation>запис у цю теку заборонено</translation>
    </message>
    <message>
        <source>this folder does not exist</source>
        <translation>такої теки немає</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>це не тека</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>це тека</translation>
    </message>
    <message>
        <source>there is too much for one file</source>
        <translation>для одного файлу даних забагато</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what could not be written: why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The statistics were damaged; the old file is kept as %1</source>
        <translation>Статистику було пошкоджено; старий файл залишено під назвою %1</translation>
    </message>
    <message>
        <source>The statistics are damaged and cannot be read</source>
        <translation>Статистику пошкоджено, прочитати її неможливо</translation>
    </message>
    <message>
        <source>The statistics were made by a newer version of this program</source>
        <translation>Статистику створено новішою версією застосунку</translation>
    </message>
    <message>
        <source>Another program holds the statistics</source>
        <translation>Статистика зайнята іншою програмою</translation>
    </message>
    <message>
        <source>The statistics cannot be opened</source>
        <translation>Статистику неможливо відкрити</translation>
    </message>
    <message>
        <source>the result will be added later</source>
        <translation>результат буде додано пізніше</translation>
    </message>
    <message>
        <source>the result is kept only until the program is closed</source>
        <translation>результат зберігається лише до закриття програми</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong with the statistics; what becomes of the result</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The statistics could not be written: the disk is full</source>
        <translation>Статистику не вдалося записати: на диску немає місця</translation>
    </message>
    <message>
        <source>The preferences were damaged; the old file is kept as %1</source>
        <translation>Налаштування було пошкоджено; старий файл залишено під назвою %1</translation>
    </message>
    <message>
        <source>This link does not lead to a deal</source>
        <translation>Це посилання не веде до роздачі</translation>
    </message>
    <message>
        <source>Another copy of the program is running and does not answer; nothing is saved here</source>
        <translation>Уже працює інша копія застосунку, але вона не відповідає; тут нічого не зберігається</translation>
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
<context>
    <name>SummaryTable</name>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Частка перемог</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Поточна серія перемог</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Найдовша серія перемог</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Найкращий рахунок</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>Найшвидша перемога</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Найменше ходів</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>Час гри</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>Scores are compared only within one game, and only where points cannot be gathered without end</source>
        <translation>Рахунок порівнюється лише в межах однієї гри й лише там, де очки не можна набирати без кінця</translation>
    </message>
    <message>
        <source>%1% (%2–%3%)</source>
        <comment>share of games won, and its 95 % interval</comment>
        <translation>%1% (%2–%3%)</translation>
    </message>
</context>
<context>
    <name>SurveyWords</name>
    <message>
        <source>How many of its deals can be won has not been counted</source>
        <translation>Скільки роздач цієї гри можна виграти, ще не підраховано</translation>
    </message>
    <message>
        <source>All %1 deals that were looked at can be won, with all cards known</source>
        <translation>Усі переглянуті роздачі (їх %1) можна виграти, якщо бачити всі карти</translation>
    </message>
    <message>
        <source>At least %1 of its deals can be won, with all cards known (%2 were looked at)</source>
        <translation>Якщо бачити всі карти, можна виграти щонайменше %1 роздач цієї гри (переглянуто %2)</translation>
    </message>
    <message>
        <source>%1 of its deals can be won, with all cards known (%2 were looked at)</source>
        <translation>Якщо бачити всі карти, можна виграти %1 роздач цієї гри (переглянуто %2)</translation>
    </message>
</context>
<context>
    <name>TableNames</name>
    <message>
        <source>Card table</source>
        <translation>Ігрове поле</translation>
    </message>
    <message>
        <source>Card table, paused</source>
        <translation>Ігрове поле, партію призупинено</translation>
    </message>
    <message>
        <source>column %1, empty</source>
        <translation>стовпець %1, порожній</translation>
    </message>
    <message numerus="yes">
        <source>column %1, %n card(s)</source>
        <translation>
            <numerusform>стовпець %1, %n карта</numerusform>
            <numerusform>стовпець %1, %n карти</numerusform>
            <numerusform>стовпець %1, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>reserve, place %1 of %2</source>
        <translation>резерв, місце %1 з %2</translation>
    </message>
    <message>
        <source>reserve, place %1 of %2, empty</source>
        <translation>резерв, місце %1 з %2, порожнє</translation>
    </message>
    <message>
        <source>place %1 of %2, empty</source>
        <translation>місце %1 з %2, порожнє</translation>
    </message>
    <message>
        <source>place %1 of %2: %3</source>
        <translation>місце %1 з %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, column %2, card %3 of %4, %n card(s) on it</source>
        <translation>
            <numerusform>%1, стовпець %2, карта %3 з %4, зверху ще %n карта</numerusform>
            <numerusform>%1, стовпець %2, карта %3 з %4, зверху ще %n карти</numerusform>
            <numerusform>%1, стовпець %2, карта %3 з %4, зверху ще %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, column %2, card %3 of %4</source>
        <translation>%1, стовпець %2, карта %3 з %4</translation>
    </message>
    <message>
        <source>%1, reserve, card %2 of %3</source>
        <translation>%1, резерв, карта %2 з %3</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Link copied</source>
        <translation>Посилання скопійовано</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>Номер роздачі скопійовано</translation>
    </message>
    <message>
        <source>No column takes this card now</source>
        <translation>Зараз цю карту нікуди покласти</translation>
    </message>
</context>
</TS>

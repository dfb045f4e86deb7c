<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Scorpion</source>
        <translation>О программе Scorpion</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <translation>Scorpion %1</translation>
    </message>
    <message>
        <source>Scorpion solitaire and the games of its family.</source>
        <translation>Пасьянс «Скорпион» и игры его семейства.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt %1 under the LGPL.</source>
        <translation>Свободная программа под лицензией MIT. Использует Qt %1 под лицензией LGPL.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>Random &amp;deal</source>
        <translation>&amp;Случайный расклад</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Пасьянс дн&amp;я</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal number</source>
        <translation>Следу&amp;ющий номер расклада</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal number</source>
        <translation>&amp;Предыдущий номер расклада</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Копировать номер расклада</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this deal</source>
        <translation>Копировать сс&amp;ылку на расклад</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>Копировать поле как т&amp;екст</translation>
    </message>
    <message>
        <source>Paste board &amp;as text…</source>
        <translation>Вставить по&amp;ле из текста…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Со&amp;хранить как…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Стат&amp;истика</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>Список &amp;ходов</translation>
    </message>
    <message>
        <source>Boo&amp;kmark this position</source>
        <translation>Пос&amp;тавить закладку</translation>
    </message>
    <message>
        <source>Re&amp;play this game</source>
        <translation>Просмотреть &amp;игру</translation>
    </message>
    <message>
        <source>A&amp;nalysis of this game</source>
        <translation>&amp;Анализ игры</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Начать сна&amp;чала</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Нас&amp;тройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation>&amp;Отменить ход</translation>
    </message>
    <message>
        <source>&amp;Redo move</source>
        <translation>&amp;Повторить ход</translation>
    </message>
    <message>
        <source>&amp;Deal the reserve</source>
        <translation>&amp;Раздать резерв</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Под&amp;сказка</translation>
    </message>
    <message>
        <source>&amp;Show me the win</source>
        <translation>Показать путь к в&amp;ыигрышу</translation>
    </message>
    <message>
        <source>&amp;Back to the last winnable position</source>
        <translation>Назад к последней позиции, которую &amp;можно выиграть</translation>
    </message>
    <message>
        <source>&amp;Can it be won?</source>
        <translation>Можно ли выи&amp;грать?</translation>
    </message>
    <message>
        <source>&amp;Why can it not be won?</source>
        <translation>По&amp;чему нельзя выиграть?</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Шансы на выигрыш</translation>
    </message>
    <message>
        <source>&amp;Look at the covered card</source>
        <translation>Показать &amp;карту целиком</translation>
    </message>
    <message>
        <source>&amp;Column in focus</source>
        <translation>&amp;Текущий столбец</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Всё поле</translation>
    </message>
    <message>
        <source>Where &amp;to put this card</source>
        <translation>&amp;Куда положить эту карту</translation>
    </message>
    <message>
        <source>&amp;Free cards</source>
        <translation>&amp;Свободные карты</translation>
    </message>
    <message>
        <source>&amp;Score and time</source>
        <translation>С&amp;чёт и время</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;Панель инструментов</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила игры</translation>
    </message>
    <message>
        <source>&amp;About Scorpion</source>
        <translation>&amp;О программе</translation>
    </message>
</context>
<context>
    <name>AnalysisWindow</name>
    <message>
        <source>%1 – Analysis</source>
        <comment>window title</comment>
        <translation>%1 — анализ игры</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Moves that keep the win</source>
        <translation>Ходы, которые сохраняют выигрыш</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Шансы на выигрыш</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход вычисления</translation>
    </message>
    <message>
        <source>Curve of the odds; the list below tells the same figures</source>
        <translation>Кривая шансов; те же числа есть в списке ниже</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a move, and the move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves that keep the win, of all moves</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>here the win was lost</source>
        <translation>здесь выигрыш упущен</translation>
    </message>
    <message>
        <source>winnable</source>
        <comment>of a position</comment>
        <translation>можно выиграть</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <comment>of a position</comment>
        <translation>выиграть невозможно</translation>
    </message>
    <message>
        <source>not decided</source>
        <comment>of a position</comment>
        <translation>не определено</translation>
    </message>
    <message>
        <source>The win was lost with move %1</source>
        <translation>Выигрыш упущен на %1-м ходу</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Вычисление…</translation>
    </message>
    <message>
        <source>It could be won to the end</source>
        <translation>Выиграть можно было до самого конца</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Этот расклад выиграть невозможно</translation>
    </message>
    <message>
        <source>Where it was lost is not decided</source>
        <translation>Где именно упущен выигрыш, не определено</translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message>
        <source>Free cards: %1</source>
        <translation>Свободные карты: %1</translation>
    </message>
    <message>
        <source>no column takes it now</source>
        <translation>сейчас положить некуда</translation>
    </message>
    <message>
        <source>The reserve can be dealt now</source>
        <translation>Резерв можно раздать сейчас</translation>
    </message>
    <message>
        <source>There is no card here</source>
        <translation>Здесь нет карты</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Счёт: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходов: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Время: %1</translation>
    </message>
    <message>
        <source>to column %1, which is empty</source>
        <translation>в пустой столбец %1</translation>
    </message>
    <message>
        <source>to column %1, onto %2</source>
        <translation>в столбец %1, на %2</translation>
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
        <translation>&amp;Рубашка карт:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Игровое поле:</translation>
    </message>
    <message>
        <source>&amp;Four-colour deck</source>
        <translation>&amp;Четырёхцветная колода</translation>
    </message>
    <message>
        <source>&amp;Local letters on the cards (Т К Д В), where the language has them</source>
        <translation>Русские &amp;буквы на картах (Т К Д В)</translation>
    </message>
    <message>
        <source>Linocut</source>
        <comment>deck of cards</comment>
        <translation>Линогравюра</translation>
    </message>
    <message>
        <source>Art Deco</source>
        <comment>deck of cards</comment>
        <translation>Ар-деко</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>deck of cards</comment>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <comment>table</comment>
        <translation>Зелёное сукно</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>table</comment>
        <translation>Сланец</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>table</comment>
        <translation>Песок</translation>
    </message>
    <message>
        <source>Midnight</source>
        <comment>table</comment>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>table</comment>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>card back</comment>
        <translation>Скорпион</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>card back</comment>
        <translation>Сад</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>card back</comment>
        <translation>Узор</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>card back</comment>
        <translation>Чешуя</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>card back</comment>
        <translation>Ступени</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>card back</comment>
        <translation>Ромбы</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Однотонная</translation>
    </message>
    <message>
        <source>Stripes</source>
        <comment>card back</comment>
        <translation>Полосы</translation>
    </message>
</context>
<context>
    <name>AttemptTable</name>
    <message>
        <source>Ended</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Расклад</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Отмены</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>shown, not counted</source>
        <comment>the program has played moves to show a win</comment>
        <translation>показано, не засчитано</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграно</translation>
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
        <translation>Поле скопировано как текст</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>В буфере обмена нет текста</translation>
    </message>
    <message>
        <source>No game has such a board</source>
        <translation>Такого поля не бывает ни в одной игре</translation>
    </message>
</context>
<context>
    <name>BoardDialog</name>
    <message>
        <source>Paste a board</source>
        <translation>Вставить поле</translation>
    </message>
    <message>
        <source>Which &amp;game is this board of?</source>
        <translation>Из какой &amp;игры это поле?</translation>
    </message>
    <message>
        <source>It is played outside of the statistics.</source>
        <translation>В статистику эта игра не попадёт.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face-down and are not known; they are filled in at random.</source>
        <translation>
            <numerusform>%n карта лежит рубашкой вверх и неизвестна; она будет выбрана случайно.</numerusform>
            <numerusform>%n карты лежат рубашкой вверх и неизвестны; они будут выбраны случайно.</numerusform>
            <numerusform>%n карт лежат рубашкой вверх и неизвестны; они будут выбраны случайно.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Сыграть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>BoardFaultWords</name>
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
        <translation>Этот текст слишком длинный для описания поля</translation>
    </message>
    <message>
        <source>This text is empty</source>
        <translation>Этот текст пуст</translation>
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
    <name>Counts</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n столбец</numerusform>
            <numerusform>%n столбца</numerusform>
            <numerusform>%n столбцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face-down</source>
        <translation>
            <numerusform>%n карта рубашкой вверх</numerusform>
            <numerusform>%n карты рубашкой вверх</numerusform>
            <numerusform>%n карт рубашкой вверх</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face-up</source>
        <translation>
            <numerusform>%n открытая карта</numerusform>
            <numerusform>%n открытые карты</numerusform>
            <numerusform>%n открытых карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Пасьянс дня: %1</translation>
    </message>
    <message numerus="yes">
        <source>won on %n day(s) in a row</source>
        <translation>
            <numerusform>выигран %n день подряд</numerusform>
            <numerusform>выигран %n дня подряд</numerusform>
            <numerusform>выигран %n дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>Поиск расклада, который можно выиграть…</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Recent &amp;files</source>
        <translation>Недавние &amp;файлы</translation>
    </message>
    <message>
        <source>&amp;Waiting games</source>
        <translation>Отложенные и&amp;гры</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Открыть сохранённую игру</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Сохранить игру как</translation>
    </message>
    <message>
        <source>Saved games (%1)</source>
        <translation>Сохранённые игры (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Все файлы (%1)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Сохранено как %1</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Файлов пока нет</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Очистить список</translation>
    </message>
    <message>
        <source>No other game is waiting</source>
        <translation>Отложенных игр нет</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>Игру не удалось сохранить</translation>
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
        <translation>«Скорпион», где карты кладут в порядке убывания независимо от масти.</translation>
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
        <translation>«Скорпион», где закрытые карты есть только в трёх столбцах, поэтому выиграть легче.</translation>
    </message>
    <message>
        <source>Scorpion II in which cards are built down regardless of suit.</source>
        <translation>«Скорпион II», где карты кладут в порядке убывания независимо от масти.</translation>
    </message>
    <message>
        <source>Scorpion in which any card may go to an empty column.</source>
        <translation>«Скорпион», где в пустой столбец можно положить любую карту.</translation>
    </message>
    <message>
        <source>Wasp in which cards are built down regardless of suit.</source>
        <translation>«Оса», где карты кладут в порядке убывания независимо от масти.</translation>
    </message>
    <message>
        <source>Wasp with face-down cards in three columns only.</source>
        <translation>«Оса», где закрытые карты есть только в трёх столбцах.</translation>
    </message>
    <message>
        <source>Wasp II in which cards are built down regardless of suit.</source>
        <translation>«Оса II», где карты кладут в порядке убывания независимо от масти.</translation>
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
        <translation>последовательности убираются лишь из столбца, в который только что положили карты</translation>
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
        <translation>закрытые карты в столбцах с 1&#xa0;по&#xa0;3</translation>
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
        <source>%1, deal %2</source>
        <comment>a game and the number of its deal</comment>
        <translation>%1, расклад %2</translation>
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
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Скорость анимации:</translation>
    </message>
    <message>
        <source>Table &amp;direction:</source>
        <translation>&amp;Направление поля:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Сообщать, можно ли выи&amp;грать:</translation>
    </message>
    <message>
        <source>After every action</source>
        <comment>verdicts</comment>
        <translation>После каждого действия</translation>
    </message>
    <message>
        <source>When asked</source>
        <comment>verdicts</comment>
        <translation>По запросу</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>verdicts</comment>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>S&amp;peech for screen readers:</source>
        <translation>&amp;Речь программы чтения с экрана:</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>speech</comment>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>At length</source>
        <comment>speech</comment>
        <translation>Подробно</translation>
    </message>
    <message>
        <source>&amp;Hints use only what can be seen</source>
        <translation>Подсказки только по &amp;видимым картам</translation>
    </message>
    <message>
        <source>&amp;Interactive rules: explain refused moves</source>
        <translation>&amp;Интерактивные правила: объяснять, почему ход не разрешён</translation>
    </message>
    <message>
        <source>&amp;Undo without limit (otherwise the last %1 actions)</source>
        <translation>&amp;Отмена ходов без ограничений (иначе — %1 последних действий)</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>Выключено</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animation speed</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animation speed</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>table direction</comment>
        <translation>Автоматически</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Слева направо</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Справа налево</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>The game can no longer be won from here</source>
        <translation>Отсюда выиграть уже нельзя</translation>
    </message>
    <message>
        <source>There is no other move that is proven to win</source>
        <translation>Других ходов с доказанным выигрышем нет</translation>
    </message>
    <message>
        <source>There is no other advice</source>
        <translation>Другого совета нет</translation>
    </message>
    <message>
        <source>Only advice, nothing is proven: %1</source>
        <translation>Это лишь совет, выигрыш не доказан. %1</translation>
    </message>
    <message>
        <source>Best odds (%1): %2</source>
        <translation>Лучшие шансы (%1). %2</translation>
    </message>
    <message>
        <source>Deal the reserve</source>
        <translation>Раздайте резерв</translation>
    </message>
    <message numerus="yes">
        <source>Move the %1 with %n card(s) to column %2</source>
        <translation>
            <numerusform>Переложите %1 и ещё %n карту в столбец %2</numerusform>
            <numerusform>Переложите %1 и ещё %n карты в столбец %2</numerusform>
            <numerusform>Переложите %1 и ещё %n карт в столбец %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the %1 to column %2</source>
        <translation>Переложите %1 в столбец %2</translation>
    </message>
    <message>
        <source>No position of this game was found from which it can be won</source>
        <translation>В этой игре не найдено позиции, из которой можно выиграть</translation>
    </message>
    <message>
        <source>No way to win was found</source>
        <translation>Путь к выигрышу не найден</translation>
    </message>
    <message>
        <source>The way to win is being shown; any key or click stops it</source>
        <translation>Показывается путь к выигрышу; остановить показ можно любой клавишей или щелчком</translation>
    </message>
</context>
<context>
    <name>HistoryWindows</name>
    <message>
        <source>Bookmark removed</source>
        <translation>Закладка удалена</translation>
    </message>
    <message>
        <source>Bookmark set; the list of moves shows it</source>
        <translation>Закладка поставлена; она видна в списке ходов</translation>
    </message>
    <message>
        <source>This game is known no longer</source>
        <translation>Этой игры в программе больше нет</translation>
    </message>
    <message>
        <source>This attempt cannot be replayed</source>
        <translation>Эту попытку невозможно просмотреть</translation>
    </message>
</context>
<context>
    <name>HouseRulesBox</name>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>To the column on the left</source>
        <translation>К столбцу слева</translation>
    </message>
    <message>
        <source>To the column on the right</source>
        <translation>К столбцу справа</translation>
    </message>
    <message>
        <source>To the card above, to lift more</source>
        <translation>К карте выше, чтобы взять больше</translation>
    </message>
    <message>
        <source>To the card below, to lift less</source>
        <translation>К карте ниже, чтобы взять меньше</translation>
    </message>
    <message>
        <source>To the first card of the column</source>
        <translation>К первой карте столбца</translation>
    </message>
    <message>
        <source>To the last card of the column</source>
        <translation>К последней карте столбца</translation>
    </message>
    <message>
        <source>Pick up the card and all that lies on it, or put it down; on the reserve: deal it</source>
        <translation>Взять карту со всем, что на ней лежит, или положить её; на резерве — раздать его</translation>
    </message>
    <message>
        <source>Make the move, if only one is possible</source>
        <translation>Сделать ход, если возможен только один</translation>
    </message>
    <message>
        <source>Put back what is held</source>
        <translation>Вернуть взятое на место</translation>
    </message>
    <message>
        <source>On to the reserve, to the places and to the line below the table</source>
        <translation>Дальше: к резерву, к местам для последовательностей и к строке под полем</translation>
    </message>
    <message>
        <source>The same way back</source>
        <translation>Тем же путём назад</translation>
    </message>
    <message>
        <source>To a column by its number; column 1 is at the right</source>
        <translation>К столбцу по номеру; столбец 1 — справа</translation>
    </message>
    <message>
        <source>To a column by its number</source>
        <translation>К столбцу по номеру</translation>
    </message>
    <message>
        <source>To column 10</source>
        <translation>К столбцу 10</translation>
    </message>
    <message>
        <source>To columns 11 to 13</source>
        <translation>К столбцам с 11 по 13</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Новая клавиша:</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>На&amp;значить</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>Клавиша по &amp;умолчанию</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>&amp;Все клавиши по умолчанию</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Действия и их клавиши</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Новая клавиша</translation>
    </message>
    <message>
        <source>This key is needed on the table</source>
        <translation>Эта клавиша нужна на игровом поле</translation>
    </message>
    <message>
        <source>This key is taken: %1</source>
        <translation>Эта клавиша занята: %1</translation>
    </message>
    <message>
        <source>This action needs a key with Ctrl or Alt</source>
        <translation>Для этого действия нужно сочетание с Ctrl или Alt</translation>
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
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Автоматически</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <translation>&amp;Слева направо</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <translation>С&amp;права налево</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>&amp;Прочитать вслух</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Table &amp;direction</source>
        <translation>&amp;Направление поля</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
</context>
<context>
    <name>MovePanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
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
        <translation>&amp;Назвать эту закладку…</translation>
    </message>
    <message>
        <source>&amp;Remove this bookmark</source>
        <translation>&amp;Удалить эту закладку</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation>Поставить здесь &amp;закладку</translation>
    </message>
    <message>
        <source>Name this bookmark</source>
        <translation>Назвать закладку</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Название:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Поставить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>start of the deal</source>
        <translation>начало игры</translation>
    </message>
    <message>
        <source>the reserve is dealt</source>
        <translation>резерв роздан</translation>
    </message>
    <message>
        <source>%1; %2 complete</source>
        <comment>a move and the run that it completes</comment>
        <translation>%1; %2: последовательность собрана</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n card(s) to column %2</source>
        <extracomment>%1 is a card in the accusative, as after “move”.</extracomment>
        <translation>
            <numerusform>%1 и ещё %n карту — в столбец %2</numerusform>
            <numerusform>%1 и ещё %n карты — в столбец %2</numerusform>
            <numerusform>%1 и ещё %n карт — в столбец %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to column %2</source>
        <translation>%1 — в столбец %2</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Classic rules: build down in suit</source>
        <translation>Классические правила: по масти</translation>
    </message>
    <message>
        <source>Relaxed rules: build down regardless of suit</source>
        <translation>Упрощённые правила: любая масть</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайный</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>&amp;Только расклады, которые можно выиграть</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>any difficulty</source>
        <translation>любой сложности</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>of a deal</comment>
        <translation>лёгкие</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>of a deal</comment>
        <translation>средние</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>of a deal</comment>
        <translation>сложные</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Раздать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Deal &amp;number:</source>
        <translation>&amp;Номер расклада:</translation>
    </message>
    <message>
        <source>There is no such deal. A deal number is a whole number from 1 up, of at most 20 digits.</source>
        <translation>Такого расклада нет. Номер расклада — целое число, не меньше 1 и не длиннее 20 цифр.</translation>
    </message>
    <message>
        <source>To be played: %1</source>
        <translation>Игра: %1</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Press %1 to choose: %2</source>
        <translation>Нажмите %1, чтобы выбрать: %2</translation>
    </message>
</context>
<context>
    <name>ObstacleWords</name>
    <message>
        <source>The game is paused</source>
        <translation>Игра приостановлена</translation>
    </message>
    <message>
        <source>The game is already won</source>
        <translation>Игра уже выиграна</translation>
    </message>
    <message>
        <source>There is no move to undo</source>
        <translation>Нет хода, который можно отменить</translation>
    </message>
    <message>
        <source>There is no move to redo</source>
        <translation>Нет хода, который можно повторить</translation>
    </message>
    <message>
        <source>The deal is at its start</source>
        <translation>Это уже начало расклада</translation>
    </message>
    <message>
        <source>This board has no deal number</source>
        <translation>У этой позиции нет номера расклада</translation>
    </message>
    <message>
        <source>There is no higher deal number</source>
        <translation>Большего номера расклада нет</translation>
    </message>
    <message>
        <source>There is no lower deal number</source>
        <translation>Меньшего номера расклада нет</translation>
    </message>
</context>
<context>
    <name>OddsWords</name>
    <message>
        <source>%1%</source>
        <comment>a percentage: no space in English</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>In every arrangement of the unseen cards that was decided the game can still be won, so probably in at least %1 of all of them</source>
        <translation>При каждом расположении закрытых карт, для которого это определено, ещё можно выиграть, так что, вероятно, и не менее чем при %1 всех расположений</translation>
    </message>
    <message>
        <source>Odds at most %1 (%2 to %3): in so many of all arrangements of the unseen cards the game can still be won</source>
        <translation>Шансы — не больше %1 (от %2 до %3): такова доля расположений закрытых карт, при которых ещё можно выиграть</translation>
    </message>
    <message>
        <source>No arrangement of the unseen cards was found in which this deal can be won, so the odds are not known</source>
        <translation>Не найдено расположения закрытых карт, при котором этот расклад можно выиграть, поэтому шансы неизвестны</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Вычисление…</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The board at the start.</source>
        <translation>Поле в начале игры.</translation>
    </message>
    <message>
        <source>The example move: the %1 onto the %2.</source>
        <translation>Ход из примера: %1 на %2.</translation>
    </message>
    <message>
        <source>The board after this move.</source>
        <translation>Поле после этого хода.</translation>
    </message>
    <message>
        <source>A move that is refused: the %1 onto the %2.</source>
        <translation>Неразрешённый ход: %1 на %2.</translation>
    </message>
    <message>
        <source>After this move (%1), only face-down cards are left in the column.</source>
        <translation>После этого хода (%1) в столбце останутся только закрытые карты.</translation>
    </message>
    <message>
        <source>The last of them turns over: the %1.</source>
        <translation>Последняя из них переворачивается: %1.</translation>
    </message>
    <message>
        <source>The reserve has been dealt: %1.</source>
        <translation>Резерв роздан: %1.</translation>
    </message>
    <message>
        <source>With the %1, the run in column %2 becomes complete.</source>
        <translation>С %1 последовательность в столбце %2 становится полной.</translation>
    </message>
    <message>
        <source>The run has left the table, and the card under it has turned over.</source>
        <translation>Последовательность убрана, а карта под ней перевернулась.</translation>
    </message>
    <message>
        <source>The run has left the table.</source>
        <translation>Последовательность убрана.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message numerus="yes">
        <source>It cannot be won: all %n position(s) that matter were searched</source>
        <translation>
            <numerusform>Выиграть невозможно: просмотрена %n важная позиция</numerusform>
            <numerusform>Выиграть невозможно: просмотрены все %n важные позиции</numerusform>
            <numerusform>Выиграть невозможно: просмотрены все %n важных позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %n position(s)</source>
        <translation>
            <numerusform>Не определено: просмотрена %n позиция</numerusform>
            <numerusform>Не определено: просмотрены %n позиции</numerusform>
            <numerusform>Не определено: просмотрено %n позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be won</source>
        <translation>Можно выиграть</translation>
    </message>
    <message>
        <source>This card can never leave</source>
        <translation>Эта карта никогда не уйдёт со своего места</translation>
    </message>
    <message>
        <source>Criss-cross: two cards wait for each other (%1 of %2)</source>
        <translation>Крест-накрест: две карты ждут друг друга (%1 из %2)</translation>
    </message>
    <message>
        <source>These cards wait for each other in a circle (%1 of %2)</source>
        <translation>Эти карты ждут друг друга по кругу (%1 из %2)</translation>
    </message>
    <message>
        <source>None of these cards can be the first to leave (%1 of %2)</source>
        <translation>Ни одна из этих карт не может уйти первой (%1 из %2)</translation>
    </message>
    <message>
        <source>The %1 can go only onto the %2, and that is the face-down card under it</source>
        <translation>Карта «%1» может лечь только на %2, а это закрытая карта под ней</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but the %3 lies there</source>
        <translation>Карта «%1» должна лечь на %2, но там лежит %3</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but that lies on it; first must leave: %3</source>
        <translation>Карта «%1» должна лечь на %2, но та карта лежит на ней; сначала должны уйти: %3</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but that is in the reserve</source>
        <translation>Карта «%1» должна лечь на %2, но та карта в резерве</translation>
    </message>
    <message>
        <source>The %1 lies face-down, and the %2 lies on it</source>
        <translation>Карта «%1» лежит рубашкой вверх, а на ней лежит %2</translation>
    </message>
    <message>
        <source>The %1 needs an empty column; first must leave one of: %2</source>
        <translation>Карте «%1» нужен пустой столбец; сначала должна уйти одна из карт: %2</translation>
    </message>
    <message>
        <source>The %1 leaves with its complete run, which waits for the %2</source>
        <translation>Карта «%1» уйдёт только с полной последовательностью, а та ждёт %2</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
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
        <translation>Правило: на карту, которая на один ранг старше, кладут только карту той же масти</translation>
    </message>
    <message>
        <source>Only a king can go to an empty column</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>В пустой столбец можно положить только короля</translation>
    </message>
    <message>
        <source>Rule: a card goes on a card one rank higher</source>
        <translation>Правило: карту кладут на карту, которая на один ранг старше</translation>
    </message>
    <message>
        <source>Rule: the cards must be of the same suit</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>Правило: карты должны быть одной масти</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>%1 – Replay</source>
        <comment>window title</comment>
        <translation>%1 — просмотр игры</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Moves shown</source>
        <translation>Показано ходов</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>replay speed</comment>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>replay speed</comment>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>replay speed</comment>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Играть дальше отсюда</translation>
    </message>
    <message>
        <source>A new attempt, which is not counted in the statistics</source>
        <translation>Новая попытка, которая не учитывается в статистике</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>Ход %1 из %2: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n столбец</numerusform>
            <numerusform>%n столбца</numerusform>
            <numerusform>%n столбцов</numerusform>
        </translation>
    </message>
    <message>
        <source>The keys are listed in the rules</source>
        <translation>Клавиши перечислены в правилах игры</translation>
    </message>
    <message>
        <source>%1 complete, %2 of %3</source>
        <translation>%1: последовательность убрана, %2 из %3</translation>
    </message>
    <message>
        <source>%1 complete in column %2</source>
        <translation>%1: последовательность в столбце %2 собрана</translation>
    </message>
    <message>
        <source>Undone: the reserve is back</source>
        <translation>Отменено: карты снова в резерве</translation>
    </message>
    <message>
        <source>Undone: %1 back to the reserve</source>
        <translation>Отменено: %1 снова в резерве</translation>
    </message>
    <message>
        <source>Undone: %1 back to column %2</source>
        <translation>Отменено: %1 снова в столбце %2</translation>
    </message>
    <message>
        <source>Back at the start of the deal</source>
        <translation>Снова начало игры</translation>
    </message>
    <message numerus="yes">
        <source>The table is as after %n move(s)</source>
        <translation>
            <numerusform>На поле — позиция после %n хода</numerusform>
            <numerusform>На поле — позиция после %n ходов</numerusform>
            <numerusform>На поле — позиция после %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked up %1 with %n card(s)</source>
        <translation>
            <numerusform>Вы взяли %1 и ещё %n карту</numerusform>
            <numerusform>Вы взяли %1 и ещё %n карты</numerusform>
            <numerusform>Вы взяли %1 и ещё %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up %1</source>
        <translation>Вы взяли %1</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>Вы вернули на место %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n card(s) to column %2</source>
        <translation>
            <numerusform>%1 и ещё %n карту — в столбец %2</numerusform>
            <numerusform>%1 и ещё %n карты — в столбец %2</numerusform>
            <numerusform>%1 и ещё %n карт — в столбец %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to column %2</source>
        <translation>%1 — в столбец %2</translation>
    </message>
    <message>
        <source>Onto %1</source>
        <translation>На %1</translation>
    </message>
    <message>
        <source>Column %1 is empty</source>
        <translation>Столбец %1 пуст</translation>
    </message>
    <message>
        <source>%1 is free in column %2</source>
        <translation>свободная карта в столбце %2: %1</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <translation>свободная карта: %1</translation>
    </message>
    <message>
        <source>Revealed %1 in column %2</source>
        <translation>Открыта карта в столбце %2: %1</translation>
    </message>
    <message>
        <source>Revealed %1</source>
        <translation>Открыта карта: %1</translation>
    </message>
    <message>
        <source>Reserve dealt: %1</source>
        <translation>Из резерва: %1</translation>
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
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Make the text smaller</extracomment>
        <translation>Шрифт мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Make the text larger</extracomment>
        <translation>Шрифт крупнее</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Напечатать…</translation>
    </message>
    <message>
        <source>Search the text</source>
        <translation>Искать в тексте</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Compare with English</source>
        <extracomment>Switched on, a click on a paragraph shows its English original</extracomment>
        <translation>Сравнить с английским</translation>
    </message>
    <message>
        <source>EN buttons</source>
        <extracomment>Switched on, there is a button EN under each paragraph</extracomment>
        <translation>Кнопки EN</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>RulesBrowser</name>
    <message>
        <source>The rules could not be printed</source>
        <translation>Правила не удалось напечатать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>RulesChoices</name>
    <message>
        <source>Choices of this program and the traditional rule</source>
        <translation>Выбор программы и традиционные правила</translation>
    </message>
    <message>
        <source>Scorpion has no official rules. Three things are this program’s own choice, and worth knowing:</source>
        <translation>У игры «Скорпион» нет официальных правил. Три вещи программа решает по-своему, и о них стоит знать:</translation>
    </message>
    <message>
        <source>Runs leave the table. By the traditional rules, finished runs stay where they are, and such a column is usually left alone, unless it covers a face-down card. The program takes them off and lays them aside.</source>
        <translation>Последовательности уходят с поля. По традиционным правилам собранная последовательность остаётся на месте, и её обычно не трогают, если только под ней нет закрытой карты. Программа убирает такие последовательности и складывает их отдельно.</translation>
    </message>
    <message>
        <source>The reserve at any time. By the traditional rules, the reserve is dealt when no other move is possible. The program lets you deal it whenever you like.</source>
        <translation>Резерв в любой момент. По традиционным правилам резерв раздают, когда других ходов больше нет. Программа позволяет раздать его когда угодно.</translation>
    </message>
    <message>
        <source>The score. There is no generally accepted way of counting points; this one belongs to the program.</source>
        <translation>Счёт. Общепринятого способа считать очки нет; у программы он свой.</translation>
    </message>
    <message>
        <source>If you prefer the traditional rules, choose this game in the “New game” window: %1.</source>
        <extracomment>%1 is a game name</extracomment>
        <translation>Если вам ближе традиционные правила, выберите в окне «Новая игра» эту игру: %1.</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>RulesDeal</name>
    <message>
        <source>The deal</source>
        <translation>Начальный расклад</translation>
    </message>
    <message>
        <source>The deck has %1 cards and no jokers. All of them are dealt: %2 of %3 each.</source>
        <translation>В колоде %1 карты, джокеров нет. Раздают все карты: %2 по %3.</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %1 cards and no jokers. %n of them are dealt: %2 of %3 each.</source>
        <translation>
            <numerusform>В колоде %1 карты, джокеров нет. На поле раздают %n карту: %2 по %3.</numerusform>
            <numerusform>В колоде %1 карты, джокеров нет. На поле раздают %n карты: %2 по %3.</numerusform>
            <numerusform>В колоде %1 карты, джокеров нет. На поле раздают %n карт: %2 по %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes %1 face-down and %2 face-up cards.</source>
        <translation>Всего закрытых карт — %1, открытых — %2.</translation>
    </message>
    <message numerus="yes">
        <source>The remaining %n card(s) lie face-down beside the columns and form the reserve.</source>
        <translation>
            <numerusform>Оставшаяся %n карта лежит рубашкой вверх рядом со столбцами и образует резерв.</numerusform>
            <numerusform>Оставшиеся %n карты лежат рубашкой вверх рядом со столбцами и образуют резерв.</numerusform>
            <numerusform>Оставшиеся %n карт лежат рубашкой вверх рядом со столбцами и образуют резерв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The remaining %n card(s) lie face-up beside the columns and form the open reserve.</source>
        <translation>
            <numerusform>Оставшаяся %n карта лежит лицом вверх рядом со столбцами и образует открытый резерв.</numerusform>
            <numerusform>Оставшиеся %n карты лежат лицом вверх рядом со столбцами и образуют открытый резерв.</numerusform>
            <numerusform>Оставшиеся %n карт лежат лицом вверх рядом со столбцами и образуют открытый резерв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next to it, %n place(s) wait for the complete runs.</source>
        <translation>
            <numerusform>Рядом с ним — %n место для собранных последовательностей.</numerusform>
            <numerusform>Рядом с ним — %n места для собранных последовательностей.</numerusform>
            <numerusform>Рядом с ним — %n мест для собранных последовательностей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1 to %2: %n card(s), all face-up</source>
        <translation>
            <numerusform>столбцы с %1 по %2: по %n карте, все открыты</numerusform>
            <numerusform>столбцы с %1 по %2: по %n карты, все открыты</numerusform>
            <numerusform>столбцы с %1 по %2: по %n карт, все открыты</numerusform>
        </translation>
    </message>
    <message>
        <source>columns %1 to %2: %3, and on them %4</source>
        <extracomment>%3 is “3 cards face-down”, %4 “4 cards face-up”</extracomment>
        <translation>столбцы с %1 по %2: в каждом %3, а на них %4</translation>
    </message>
    <message>
        <source>With real cards one deals row by row. In the first %1 rows, the cards of columns %2 to %3 are laid face-down and the others face-up; after that, all rows are face-up. The rows may overlap.</source>
        <translation>Настоящие карты раскладывают рядами. В первых %1 рядах карты столбцов с %2 по %3 кладут рубашкой вверх, а остальные — лицом вверх; дальше все ряды кладут лицом вверх. Ряды могут немного перекрываться.</translation>
    </message>
</context>
<context>
    <name>RulesEmpty</name>
    <message>
        <source>Empty column</source>
        <translation>Пустой столбец</translation>
    </message>
    <message>
        <source>Any other card is refused. If interactive rules are on, the program says: “%1”.</source>
        <extracomment>%1 is the sentence by which the program refuses the move</extracomment>
        <translation>Никакую другую карту программа не принимает, а если включены интерактивные правила, поясняет: «%1».</translation>
    </message>
    <message>
        <source>A column that has become empty takes only kings: a run that starts with a king, or a set of kings.</source>
        <translation>Освободившийся столбец принимает только королей: последовательность, которая начинается с короля, или набор королей.</translation>
    </message>
    <message>
        <source>A column that has become empty takes any card, not only a king, alone or with the cards that lie on it.</source>
        <translation>Освободившийся столбец принимает любую карту, а не только короля, — одну или вместе с картами, которые на ней лежат.</translation>
    </message>
    <message>
        <source>A column that has become empty takes only a king, alone or with the cards that lie on it.</source>
        <translation>Освободившийся столбец принимает только короля — одного или вместе с картами, которые на нём лежат.</translation>
    </message>
</context>
<context>
    <name>RulesEnd</name>
    <message>
        <source>End of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left the table.</source>
        <translation>
            <numerusform>Игра выиграна, когда с поля убрана %n последовательность.</numerusform>
            <numerusform>Игра выиграна, когда с поля убраны все %n последовательности.</numerusform>
            <numerusform>Игра выиграна, когда с поля убраны все %n последовательностей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is either empty or exactly one complete run.</source>
        <translation>Игра выиграна, когда каждый столбец либо пуст, либо состоит ровно из одной полной последовательности.</translation>
    </message>
    <message>
        <source>When no move is left, the program says so. You can then undo moves or start a new game.</source>
        <translation>Когда ходов больше нет, программа сообщает об этом. Тогда можно отменить ходы или начать новую игру.</translation>
    </message>
    <message>
        <source>Moving a whole column to an empty column is allowed, but it counts as a move that is left only if a complete run leaves the table by it.</source>
        <translation>Переложить целый столбец в пустой можно, но в число оставшихся ходов это входит, только если благодаря такому ходу убирается полная последовательность.</translation>
    </message>
    <message>
        <source>Moving a whole column to an empty column is allowed, but as it changes nothing, it does not count as a move that is left.</source>
        <translation>Переложить целый столбец в пустой можно, но это ничего не меняет, поэтому в число оставшихся ходов не входит.</translation>
    </message>
</context>
<context>
    <name>RulesFaceDown</name>
    <message>
        <source>Face-down cards</source>
        <translation>Закрытые карты</translation>
    </message>
    <message>
        <source>There are none in this game: you see every card from the start.</source>
        <translation>В этой игре их нет: все карты видны с самого начала.</translation>
    </message>
    <message>
        <source>When the last face-up card that lies on a face-down one leaves, the face-down card turns over by itself and can be played from then on.</source>
        <translation>Как только снята последняя открытая карта, лежавшая на закрытой, закрытая карта сама переворачивается, и ею можно играть.</translation>
    </message>
</context>
<context>
    <name>RulesMoves</name>
    <message>
        <source>Moves</source>
        <translation>Разрешённые ходы</translation>
    </message>
    <message>
        <source>Only the first card of the block, the one you take hold of, decides where it may go:</source>
        <translation>Куда можно положить блок, зависит только от его первой карты — той, которую берут:</translation>
    </message>
    <message>
        <source>The last card of a column is the one on which nothing lies.</source>
        <translation>Последняя карта столбца — та, на которой ничего не лежит.</translation>
    </message>
    <message>
        <source>An example, the first move of a game that was won: move the %1 from column %2 onto the %3 in column %4. The %5 comes along, although it is of another suit.</source>
        <translation>Например, одна из выигранных игр начинается так: из столбца %2 берут %1 и кладут на %3 в столбце %4. Вместе с этой картой переходит и %5, хотя масть другая.</translation>
    </message>
    <message>
        <source>An example: move the %1 from column %2 onto the %3 in column %4. What lies on it comes along: %5.</source>
        <translation>Пример: из столбца %2 берут %1 и кладут на %3 в столбце %4. Вместе с этой картой переходит всё, что на ней лежит: %5.</translation>
    </message>
    <message>
        <source>On the same board, you cannot put the %1 on the %2. The program answers: “%3”.</source>
        <extracomment>%1 and %2 are cards, %3 is the sentence by which the program refuses the move</extracomment>
        <translation>На том же поле нельзя положить %1 на %2. Программа отвечает: «%3».</translation>
    </message>
    <message>
        <source>The reason is given as long as interactive rules are on in the preferences, as they are by default. When they are off, the block just goes back.</source>
        <translation>Программа называет причину, если в настройках включены интерактивные правила (по умолчанию они включены). Если их выключить, блок просто возвращается на место.</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if that one is one rank higher, regardless of suit: the %1 on the %2, a jack on a queen;</source>
        <translation>её кладут на последнюю карту столбца, если эта карта на один ранг старше, независимо от масти: %1 на %2, валета на даму;</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if that one is of the same suit and one rank higher: the %1 on the %2, a jack on the queen of its suit;</source>
        <translation>её кладут на последнюю карту столбца, если эта карта той же масти и на один ранг старше: %1 на %2, валета на даму той же масти;</translation>
    </message>
    <message>
        <source>The card you take and everything that lies on it are a block. It can be moved if it is a run, going down rank by rank in one suit, or a set, all of one rank. A mixed block stays where it is, and the program says why.</source>
        <translation>Карта, которую берут, и всё, что на ней лежит, — это блок. Его можно переложить, если это последовательность, то есть карты одной масти подряд по убыванию, или набор, то есть карты одного ранга. Смешанный блок остаётся на месте, и программа объясняет почему.</translation>
    </message>
    <message>
        <source>Any face-up card can be moved, even from the middle of a column. It moves together with all the cards that lie on it, as one block, whether they are in order or not.</source>
        <translation>Переложить можно любую открытую карту, даже из середины столбца. Вместе с ней, единым блоком, перемещаются все карты, которые на ней лежат, даже если они идут не по порядку.</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if both have the same rank: the %1 on the %2;</source>
        <translation>её кладут на последнюю карту столбца, если обе одного ранга: %1 на %2;</translation>
    </message>
    <message>
        <source>on an ace goes nothing but another ace.</source>
        <translation>на туза можно положить только другого туза.</translation>
    </message>
    <message>
        <source>nothing goes on an ace.</source>
        <translation>на туза карты не кладут.</translation>
    </message>
</context>
<context>
    <name>RulesRelaxed</name>
    <message>
        <source>Classic and relaxed</source>
        <translation>Классические и упрощённые правила</translation>
    </message>
    <message>
        <source>There is no such choice in this game: it always has its own rule of building.</source>
        <translation>В этой игре такого выбора нет: карты в ней всегда кладут по её собственному правилу.</translation>
    </message>
    <message>
        <source>In the “New game” window you choose the classic rules, which are the default, or the relaxed ones.</source>
        <translation>В окне «Новая игра» можно выбрать классические правила (они предложены по умолчанию) или упрощённые.</translation>
    </message>
    <message>
        <source>In relaxed mode a card goes on any card that is one rank higher, regardless of suit: the %1 on the %2.</source>
        <translation>По упрощённым правилам масть не важна: карту можно положить на любую карту на один ранг старше, например %1 на %2.</translation>
    </message>
    <message>
        <source>By the classic rules this move is refused with the message “%1”.</source>
        <extracomment>%1 is the sentence by which the program refuses the move</extracomment>
        <translation>По классическим правилам программа такой ход не принимает и сообщает: «%1».</translation>
    </message>
    <message>
        <source>This text describes the relaxed rules. The classic ones: %1.</source>
        <translation>Здесь описаны упрощённые правила. Классические: %1.</translation>
    </message>
    <message>
        <source>This text describes the classic rules. The relaxed ones: %1.</source>
        <translation>Здесь описаны классические правила. Упрощённые: %1.</translation>
    </message>
    <message>
        <source>Everything else stays the same. In particular, only a run of one suit is complete.</source>
        <translation>Остальные правила не меняются. В частности, полной считается только последовательность одной масти.</translation>
    </message>
    <message>
        <source>Everything else stays the same. In particular, only complete runs of one suit leave the table.</source>
        <translation>Остальные правила не меняются. В частности, с поля убираются только полные последовательности одной масти.</translation>
    </message>
    <message>
        <source>Everything else stays the same: only a king goes to an empty column, and only complete runs of one suit leave the table.</source>
        <translation>Остальные правила не меняются: в пустой столбец можно положить только короля, а с поля убираются только полные последовательности одной масти.</translation>
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
        <translation>В этой игре резерва нет: все карты с самого начала лежат на поле.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %n card(s) is dealt only once, with one click: one card, face-up, onto each of columns 1 to %1, even onto an empty one.</source>
        <translation>
            <numerusform>Резерв (%n карта) раздают только один раз, одним нажатием: по одной карте лицом вверх в каждый из столбцов с 1 по %1, даже в пустой.</numerusform>
            <numerusform>Резерв (%n карты) раздают только один раз, одним нажатием: по одной карте лицом вверх в каждый из столбцов с 1 по %1, даже в пустой.</numerusform>
            <numerusform>Резерв (%n карт) раздают только один раз, одним нажатием: по одной карте лицом вверх в каждый из столбцов с 1 по %1, даже в пустой.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this program it can be done at any time.</source>
        <translation>В этой программе это можно сделать в любой момент.</translation>
    </message>
    <message>
        <source>It has to wait until no other move is left; if you ask for it earlier, the program says so.</source>
        <translation>Его раздают, только когда других ходов больше нет; если попробовать раньше, программа об этом скажет.</translation>
    </message>
    <message>
        <source>Dealing the reserve counts as one move, and one undo takes it back.</source>
        <translation>Раздача резерва считается одним ходом и отменяется тоже за один раз.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %n card(s) lies face-up, and its cards are played one by one.</source>
        <translation>
            <numerusform>Резерв (%n карта) лежит лицом вверх, и его картами играют по одной.</numerusform>
            <numerusform>Резерв (%n карты) лежит лицом вверх, и его картами играют по одной.</numerusform>
            <numerusform>Резерв (%n карт) лежит лицом вверх, и его картами играют по одной.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of them goes onto a column where it fits; a king also goes to an empty column.</source>
        <translation>Каждую из них можно положить в столбец, к которому она подходит, а короля — ещё и в пустой столбец.</translation>
    </message>
    <message>
        <source>Each of them goes onto a column where it fits, or to an empty column.</source>
        <translation>Каждую из них можно положить в столбец, к которому она подходит, или в пустой столбец.</translation>
    </message>
    <message>
        <source>You can play them at any time.</source>
        <translation>Играть ими можно в любой момент.</translation>
    </message>
    <message>
        <source>You can play them only when no other move is left.</source>
        <translation>Играть ими можно, только когда других ходов больше нет.</translation>
    </message>
    <message>
        <source>A place that has been emptied stays empty: nothing is put back there.</source>
        <translation>Освободившееся место остаётся пустым: туда ничего не кладут.</translation>
    </message>
</context>
<context>
    <name>RulesRuns</name>
    <message>
        <source>Complete runs</source>
        <translation>Полные последовательности</translation>
    </message>
    <message numerus="yes">
        <source>A complete run is %n face-up card(s) of one suit, from king to ace. In this game it stays on the table.</source>
        <translation>
            <numerusform>Полная последовательность — это %n открытая карта одной масти, от короля до туза. В этой игре она остаётся на поле.</numerusform>
            <numerusform>Полная последовательность — это %n открытые карты одной масти, от короля до туза. В этой игре она остаётся на поле.</numerusform>
            <numerusform>Полная последовательность — это %n открытых карт одной масти, от короля до туза. В этой игре она остаётся на поле.</numerusform>
        </translation>
    </message>
    <message>
        <source>A column that is finished is usually left alone, unless it covers a face-down card.</source>
        <translation>Собранную последовательность обычно не трогают, если только под ней нет закрытой карты.</translation>
    </message>
    <message numerus="yes">
        <source>When a column ends in a complete run, %n face-up card(s) of one suit from king to ace, the program takes it off the table and puts it on one of the %1 places.</source>
        <translation>
            <numerusform>Когда столбец заканчивается полной последовательностью — это %n открытая карта одной масти от короля до туза, — программа убирает её с поля и кладёт на одно из %1 мест.</numerusform>
            <numerusform>Когда столбец заканчивается полной последовательностью — это %n открытые карты одной масти от короля до туза, — программа убирает её с поля и кладёт на одно из %1 мест.</numerusform>
            <numerusform>Когда столбец заканчивается полной последовательностью — это %n открытых карт одной масти от короля до туза, — программа убирает её с поля и кладёт на одно из %1 мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there is a face-down card under the run, it turns over.</source>
        <translation>Если под последовательностью была закрытая карта, эта карта переворачивается.</translation>
    </message>
    <message>
        <source>No card is ever put on these places by hand.</source>
        <translation>Класть карты на эти места вручную нельзя.</translation>
    </message>
    <message>
        <source>After each move the program looks at every column.</source>
        <translation>После каждого хода проверяются все столбцы.</translation>
    </message>
    <message>
        <source>The program looks only at the column that has just received cards; after dealing the reserve, at columns 1 to %1 in turn.</source>
        <translation>Проверяется лишь тот столбец, в который только что положили карты, а после раздачи резерва — по очереди столбцы с 1 по %1.</translation>
    </message>
    <message>
        <source>The program looks only at the column that has just received cards.</source>
        <translation>Проверяется лишь тот столбец, в который только что положили карты.</translation>
    </message>
    <message>
        <source>A run covered by other cards stays where it is until those cards leave.</source>
        <translation>Последовательность, накрытая другими картами, остаётся на месте, пока их не снимут.</translation>
    </message>
    <message>
        <source>A run covered by other cards stays where it is, and it also stays when those cards leave later. To make it leave, move its king to an empty column.</source>
        <translation>Последовательность, накрытая другими картами, остаётся на месте, даже если эти карты потом снять. Чтобы её убрать, переложите её короля в пустой столбец.</translation>
    </message>
</context>
<context>
    <name>RulesScore</name>
    <message>
        <source>Score</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>The score starts at 0, and no move ever lowers it:</source>
        <translation>Счёт начинается с 0, и ни один ход его не уменьшает:</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Что происходит</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>A card is put on a card of its own suit</source>
        <translation>Карта положена на карту той же масти</translation>
    </message>
    <message>
        <source>A face-down card turns over, also after a run has left the table</source>
        <translation>Закрытая карта перевернулась, в том числе после того, как убрана последовательность</translation>
    </message>
    <message>
        <source>A face-down card turns over</source>
        <translation>Закрытая карта перевернулась</translation>
    </message>
    <message>
        <source>A complete run leaves the table</source>
        <translation>Полная последовательность убрана</translation>
    </message>
    <message>
        <source>A run becomes complete in its column, once for each suit</source>
        <translation>В столбце сложилась полная последовательность (один раз для каждой масти)</translation>
    </message>
    <message>
        <source>In this game points can be gathered without end, so results are not ranked by score.</source>
        <translation>В этой игре очки можно набирать без конца, поэтому по счёту результаты не сравниваются.</translation>
    </message>
    <message>
        <source>Undo takes the points of a move away again, and redo returns them.</source>
        <translation>Отмена хода забирает его очки, а повтор возвращает.</translation>
    </message>
    <message numerus="yes">
        <source>The program keeps the last %n action(s) for undo, or all of them if you turn the limit off in the preferences.</source>
        <translation>
            <numerusform>Для отмены хранится %n последнее действие, а если снять ограничение в настройках — все.</numerusform>
            <numerusform>Для отмены хранятся %n последних действия, а если снять ограничение в настройках — все.</numerusform>
            <numerusform>Для отмены хранятся %n последних действий, а если снять ограничение в настройках — все.</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Any other move, such as a card put on one of the same rank</source>
        <translation>Любой другой ход, например на карту того же ранга</translation>
    </message>
    <message>
        <source>a king put in an empty column</source>
        <translation>король в пустой столбец</translation>
    </message>
    <message>
        <source>a card put in an empty column</source>
        <translation>карта в пустой столбец</translation>
    </message>
    <message>
        <source>a card put on another suit</source>
        <translation>карта на карту другой масти</translation>
    </message>
    <message>
        <source>dealing the reserve</source>
        <translation>раздача резерва</translation>
    </message>
    <message>
        <source>Any other move: %1</source>
        <extracomment>%1 is a list such as “a king put in an empty column, dealing the reserve”</extracomment>
        <translation>Любой другой ход: %1</translation>
    </message>
    <message>
        <source>So a game that is won without undo brings at least %1 points: %2 × %3 for cards turned over and %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</source>
        <translation>Поэтому победа без отмен приносит не меньше %1 очков: %2 × %3 за перевёрнутые карты и %4 × %5 за полные последовательности. Каждая карта, положенная на карту той же масти, добавляет ещё %6.</translation>
    </message>
    <message>
        <source>So a game that is won without undo brings at least %1 points: %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</source>
        <translation>Поэтому победа без отмен приносит не меньше %1 очков: %4 × %5 за полные последовательности. Каждая карта, положенная на карту той же масти, добавляет ещё %6.</translation>
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
        <translation>Пасьянс для одной колоды из %1 карт. Он сродни «Пауку», но играют в него скорее как в «Юкон».</translation>
    </message>
    <message numerus="yes">
        <source>A complete run, from king to ace in one suit, leaves the table. When all %n run(s) have left it, the game is won.</source>
        <translation>
            <numerusform>Полная последовательность, от короля до туза одной масти, убирается с поля. Когда убрана %n последовательность, игра выиграна.</numerusform>
            <numerusform>Полная последовательность, от короля до туза одной масти, убирается с поля. Когда убраны все %n последовательности, игра выиграна.</numerusform>
            <numerusform>Полная последовательность, от короля до туза одной масти, убирается с поля. Когда убраны все %n последовательностей, игра выиграна.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete runs, from king to ace in one suit, stay on the table. The game is won when every column that holds cards is exactly one complete run.</source>
        <translation>Полные последовательности, от короля до туза одной масти, остаются на поле. Игра выиграна, когда каждый столбец, в котором есть карты, — это ровно одна полная последовательность.</translation>
    </message>
    <message>
        <source>A solitaire, or patience, for one deck of %1 cards, invented by David Parlett. It is of the Spider kind, in the manner of Scorpion.</source>
        <translation>Пасьянс для одной колоды из %1 карт, который придумал Дэвид Парлетт. Это родственник «Паука» в духе игры «Скорпион».</translation>
    </message>
    <message>
        <source>There are %1 of %2 each, all face-up, and no reserve.</source>
        <extracomment>%1 is “13 columns”, %2 “4 cards”</extracomment>
        <translation>На поле %1 по %2, все карты открыты; резерва нет.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each. %3 cards are face-down, and %4 more lie open in the reserve.</source>
        <extracomment>%1 is “10 columns”, %2 “5 cards”, %3 and %4 are numbers</extracomment>
        <translation>На поле %1 по %2. Закрытых карт — %3, и ещё %4 лежат открытыми в резерве.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each. %3 cards are face-down, and %4 more wait in the reserve.</source>
        <extracomment>%1 is “7 columns”, %2 “7 cards”, %3 and %4 are numbers</extracomment>
        <translation>На поле %1 по %2. Закрытых карт — %3, и ещё %4 ждут в резерве.</translation>
    </message>
    <message>
        <source>A card goes on a card of the same suit that is one rank higher. Taken from the middle of a column, it brings along all the cards that lie on it.</source>
        <translation>Карту кладут на карту той же масти на один ранг старше. Если взять её из середины столбца, вместе с ней переместятся все карты, которые на ней лежат.</translation>
    </message>
    <message>
        <source>A card goes on any card that is one rank higher, regardless of suit. Taken from the middle of a column, it brings along all the cards that lie on it.</source>
        <translation>Карту кладут на любую карту на один ранг старше, независимо от масти. Если взять её из середины столбца, вместе с ней переместятся все карты, которые на ней лежат.</translation>
    </message>
    <message>
        <source>A card goes on a card of the same rank, or on a card of the same suit that is one rank higher. Several cards move together only as a run of one suit or as a set of one rank.</source>
        <translation>Карту кладут на карту того же ранга или на карту той же масти на один ранг старше. Несколько карт перемещают вместе, только если это последовательность одной масти или набор карт одного ранга.</translation>
    </message>
    <message>
        <source>Only kings, or a run that starts with a king, can go to an empty column.</source>
        <translation>В пустой столбец можно положить только королей или последовательность, которая начинается с короля.</translation>
    </message>
    <message>
        <source>Any card may go to an empty column.</source>
        <translation>В пустой столбец можно положить любую карту.</translation>
    </message>
    <message>
        <source>Only a king goes to an empty column.</source>
        <translation>В пустой столбец можно положить только короля.</translation>
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
        <translation>Это нелёгкая игра: нужны внимание и умение смотреть вперёд.</translation>
    </message>
    <message>
        <source>First look carefully through the whole deal. Some deals cannot be won.</source>
        <translation>Сначала внимательно рассмотрите весь расклад. Не каждый расклад можно выиграть.</translation>
    </message>
    <message>
        <source>A run that lies in reverse order in one column is a burden: say the %1, on it the %2, and the %3 on top. Older books give up such a deal at once. It need not be lost: such deals are won too, they only take more work, because the run has to be taken apart card by card.</source>
        <extracomment>%1 is the jack of clubs, %2 the queen, %3 the king; each lies on the one before</extracomment>
        <translation>Последовательность, которая лежит в одном столбце в обратном порядке, — обуза: скажем, внизу %1, на нём %2, а сверху %3. Старые книги советуют сразу отказаться от такого расклада. Но он не безнадёжен: такие расклады тоже выигрывают, только труда больше, ведь последовательность приходится разбирать по одной карте.</translation>
    </message>
    <message>
        <source>If the deal looks promising, try to uncover the face-down cards first. Often this takes a move before it, which frees the card that you want to build on.</source>
        <translation>Если расклад выглядит многообещающе, прежде всего старайтесь открыть закрытые карты. Часто для этого нужен подготовительный ход, который освобождает ту карту, на которую вы хотите положить другую.</translation>
    </message>
    <message>
        <source>Leave a finished column alone, unless a face-down card lies under it: then move the run to an empty column.</source>
        <translation>Не трогайте собранную последовательность, если только под ней нет закрытой карты; а если есть — переложите всю последовательность в пустой столбец.</translation>
    </message>
    <message>
        <source>Think before every move. One careless move can block the game; undo is there for that.</source>
        <translation>Обдумывайте каждый ход. Один неосторожный ход может завести игру в тупик; на этот случай есть отмена хода.</translation>
    </message>
    <message>
        <source>Look for cards that lie criss-cross: say %1 on %2 in one column and %3 on %4 in another. %1 fits only on %4, and %3 only on %2, so each pair waits for the other.</source>
        <translation>Ищите карты, которые лежат крест-накрест: скажем, %1 на %2 в одном столбце и %3 на %4 в другом. %1 можно положить только на %4, а %3 — только на %2, так что каждая пара ждёт другую.</translation>
    </message>
    <message>
        <source>Only an empty column can part them.</source>
        <translation>Разделить их поможет только пустой столбец.</translation>
    </message>
    <message>
        <source>Such a deal cannot be won, and playing on is a waste of time.</source>
        <translation>Такой расклад выиграть невозможно, и играть дальше — только терять время.</translation>
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
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>heading over a list of commands</comment>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading over a list of shortcuts</comment>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>Rules of %1</source>
        <comment>game name</comment>
        <translation>Правила игры: %1</translation>
    </message>
</context>
<context>
    <name>RulesVariants</name>
    <message>
        <source>Variants</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>All games of the family are in this program:</source>
        <translation>Все игры этого семейства есть в программе:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game name: what it is like</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Sources: an encyclopedia article on Scorpion, in English and Russian; an older guide to solitaire games, in Russian; the rules of another Scorpion program, in Ukrainian and Hebrew. What they leave open is played as in PySolFC, which the deal numbers come from, too.</source>
        <translation>Источники: энциклопедическая статья об игре «Скорпион» на английском и русском языках; старое руководство по пасьянсам на русском языке; правила другой программы с этой игрой на украинском языке и на иврите. То, чего они не уточняют, сделано как в PySolFC; оттуда же взяты и номера раскладов.</translation>
    </message>
    <message>
        <source>the game that all the others come from; a card goes on its own suit, a king to an empty column.</source>
        <translation>игра, от которой произошли все остальные; карту кладут на карту той же масти, а в пустой столбец — короля.</translation>
    </message>
    <message>
        <source>complete runs stay on the table, and the reserve is dealt only when no other move is left.</source>
        <translation>полные последовательности остаются на поле, а резерв раздают, только когда других ходов больше нет.</translation>
    </message>
    <message>
        <source>almost the same as Scorpion, but an empty column takes any card or run, not only a king. That gives you more chances of winning than in Scorpion.</source>
        <translation>почти то же, что «Скорпион», но пустой столбец принимает любую карту или последовательность, а не только короля. Поэтому шансов на выигрыш больше, чем в игре «Скорпион».</translation>
    </message>
    <message>
        <source>the numbers of columns with and without face-down cards are exchanged: only columns %1 to %2 have face-down cards, in the other %3 all cards are face-up. The play is the same, but winning is easier than in Scorpion.</source>
        <translation>число столбцов с закрытыми картами и число столбцов без них поменялись местами: закрытые карты есть только в столбцах с %1 по %2, а в остальных %3 столбцах все карты открыты. Играют так же, но выиграть легче, чем в игре «Скорпион».</translation>
    </message>
    <message>
        <source>%1 of %2 each. In columns %3 to %4, %5 lie at the bottom and %6 on them; the three “blind” cards in each of these columns gave the game its name, after the English nursery rhyme. In the other columns all cards are face-up. The last %7 cards lie open beside them and can be used at any time. Otherwise it is played like Scorpion.</source>
        <translation>%1 по %2. В столбцах с %3 по %4 внизу лежат %5, а на них %6; эти три «слепые» карты в каждом из этих столбцов и дали игре название — по английскому детскому стишку о трёх слепых мышах. В остальных столбцах все карты открыты. Последние %7 карты лежат рядом открытыми, и ими можно играть в любой момент. Во всём остальном играют так же, как в игре «Скорпион».</translation>
    </message>
    <message>
        <source>Wasp in which only columns %1 to %2 have face-down cards.</source>
        <translation>«Оса», где закрытые карты есть только в столбцах с %1 по %2.</translation>
    </message>
    <message>
        <source>invented by David Parlett, another game of the Spider kind in the manner of Scorpion. %1 of %2 each, all face-up; cards of the same rank go on one another, too.</source>
        <translation>ещё одна игра типа «Паука» в духе игры «Скорпион»; её придумал Дэвид Парлетт. %1 по %2, все карты открыты; карты одного ранга тоже можно класть друг на друга.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Search the text</source>
        <translation>Искать в тексте</translation>
    </message>
    <message>
        <source>Not found on this page</source>
        <translation>На этой странице не найдено</translation>
    </message>
</context>
<context>
    <name>SolverPanel</name>
    <message>
        <source>Previous step</source>
        <translation>Предыдущий шаг</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>StateNotices</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>&amp;Копировать подробности</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>The game is won!</source>
        <translation>Победа!</translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation>Ходов больше нет</translation>
    </message>
    <message>
        <source>Something went wrong; the game is saved and goes on</source>
        <translation>Произошла ошибка; игра сохранена и продолжается</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Счёт: %1</translation>
    </message>
    <message>
        <source>Part of it was played by the program, so it does not count</source>
        <translation>Часть игры сыграла программа, поэтому она не учитывается</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Подробности скопированы</translation>
    </message>
</context>
<context>
    <name>StatisticsFiles</name>
    <message>
        <source>Export the statistics</source>
        <translation>Экспортировать статистику</translation>
    </message>
    <message>
        <source>Comma-separated values (%1)</source>
        <translation>Значения, разделённые запятыми (%1)</translation>
    </message>
    <message>
        <source>JSON (%1)</source>
        <translation>JSON (%1)</translation>
    </message>
    <message>
        <source>The statistics could not be exported</source>
        <translation>Статистику не удалось экспортировать</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Экспортировано в файл %1</translation>
    </message>
    <message>
        <source>Begin the statistics anew</source>
        <translation>Начать статистику заново</translation>
    </message>
    <message>
        <source>Begin the statistics anew? The present ones are kept in a backup file.</source>
        <translation>Начать статистику заново? Нынешняя будет сохранена в резервной копии.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>No backup of the statistics could be made</source>
        <translation>Не удалось сделать резервную копию статистики</translation>
    </message>
    <message>
        <source>The statistics up to now are kept as %1</source>
        <translation>Прежняя статистика сохранена как %1</translation>
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
        <translation>Игра</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>За всё время</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Последние 7 дней</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Последние 30 дней</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Последние 365 дней</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Результаты</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Диаграммы</translation>
    </message>
    <message>
        <source>&amp;Attempts</source>
        <translation>&amp;Попытки</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Попытки</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Просм&amp;отреть</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспортировать…</translation>
    </message>
    <message>
        <source>Begin a&amp;new…</source>
        <translation>Начать за&amp;ново…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Percent won of the last %1 attempts, attempt by attempt</source>
        <translation>Доля побед в последних %1 попытках, попытка за попыткой</translation>
    </message>
    <message>
        <source>Attempts by score</source>
        <translation>Распределение попыток по счёту</translation>
    </message>
    <message>
        <source>Percent won of each game</source>
        <translation>Доля побед в каждой игре</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>Пока нечего показывать</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Deal %1</source>
        <translation>Расклад %1</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Копировать номер расклада</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Счёт: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Ходов: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Время: %1</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Looking…</source>
        <translation>Вычисление…</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Winnable</source>
        <translation>Можно выиграть</translation>
    </message>
    <message>
        <source>No longer winnable</source>
        <translation>Выиграть уже нельзя</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Этот расклад выиграть невозможно</translation>
    </message>
    <message>
        <source>Cannot be won from here</source>
        <translation>Отсюда выиграть невозможно</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %n position(s)</source>
        <translation>
            <numerusform>Не определено: просмотрена %n позиция</numerusform>
            <numerusform>Не определено: просмотрены %n позиции</numerusform>
            <numerusform>Не определено: просмотрено %n позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>Winnable?</source>
        <translation>Можно выиграть?</translation>
    </message>
    <message>
        <source>The verdict takes the face-down cards into account</source>
        <translation>Ответ учитывает и закрытые карты</translation>
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
        <translation>%1, сейчас на поле</translation>
    </message>
</context>
<context>
    <name>StorageWords</name>
    <message>
        <source>%1 is not there or cannot be read</source>
        <translation>Файла %1 нет, или его невозможно прочитать</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>Файл %1 пуст</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game</source>
        <translation>Файл %1 слишком велик для сохранённой игры</translation>
    </message>
    <message>
        <source>%1 is not a saved game</source>
        <translation>Файл %1 не содержит сохранённой игры</translation>
    </message>
    <message>
        <source>%1 was saved by a newer version of this program and cannot be opened by this one</source>
        <translation>Файл %1 сохранён более новой версией программы, и эта версия не может его открыть</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be opened</source>
        <translation>Файл %1 повреждён, открыть его невозможно</translation>
    </message>
    <message>
        <source>%1 holds a game that cannot have been played by the rules</source>
        <translation>В файле %1 записана игра, которую невозможно сыграть по правилам</translation>
    </message>
    <message>
        <source>The last game was saved by a newer version of this program; its file is kept as %1</source>
        <translation>Последняя игра сохранена более новой версией программы; её файл оставлен под именем %1</translation>
    </message>
    <message>
        <source>The last game was saved by a newer version of this program</source>
        <translation>Последняя игра сохранена более новой версией программы</translation>
    </message>
    <message>
        <source>The last game could not be read; its file is kept as %1</source>
        <translation>Последнюю игру не удалось прочитать; её файл оставлен под именем %1</translation>
    </message>
    <message>
        <source>The last game could not be read</source>
        <translation>Последнюю игру не удалось прочитать</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>this folder cannot be written to</source>
        <translation>запись в эту папку запрещена</translation>
    </message>
    <message>
        <source>this folder does not exist</source>
        <translation>такой папки нет</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>there is too much for one file</source>
        <translation>для одного файла данных слишком много</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what could not be written: why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The statistics were damaged; the old file is kept as %1</source>
        <translation>Статистика была повреждена; старый файл оставлен под именем %1</translation>
    </message>
    <message>
        <source>The statistics are damaged and cannot be read</source>
        <translation>Статистика повреждена, прочитать её невозможно</translation>
    </message>
    <message>
        <source>The statistics were made by a newer version of this program</source>
        <translation>Статистика создана более новой версией программы</translation>
    </message>
    <message>
        <source>Another program holds the statistics</source>
        <translation>Статистика занята другой программой</translation>
    </message>
    <message>
        <source>The statistics cannot be opened</source>
        <translation>Статистику невозможно открыть</translation>
    </message>
    <message>
        <source>the result will be added later</source>
        <translation>результат будет добавлен позже</translation>
    </message>
    <message>
        <source>the result is kept only until the program is closed</source>
        <translation>результат хранится только до закрытия программы</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong with the statistics; what becomes of the result</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The statistics could not be written: the disk is full</source>
        <translation>Статистику не удалось записать: на диске нет места</translation>
    </message>
    <message>
        <source>The preferences were damaged; the old file is kept as %1</source>
        <translation>Настройки были повреждены; старый файл оставлен под именем %1</translation>
    </message>
    <message>
        <source>This link does not lead to a deal</source>
        <translation>Эта ссылка не ведёт к раскладу</translation>
    </message>
    <message>
        <source>Another copy of the program is running and does not answer; nothing is saved here</source>
        <translation>Уже работает другая копия программы, но она не отвечает; здесь ничего не сохраняется</translation>
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
<context>
    <name>SummaryTable</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Текущая серия побед</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Самая длинная серия побед</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Лучший счёт</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>Самая быстрая победа</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Меньше всего ходов</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>Время игры</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Scores are compared only within one game, and only where points cannot be gathered without end</source>
        <translation>Счёт сравнивается только в пределах одной игры и только там, где очки нельзя набирать без конца</translation>
    </message>
    <message>
        <source>%1% (%2–%3%)</source>
        <comment>share of games won, and its 95 % interval</comment>
        <translation>%1&#xa0;% (%2–%3&#xa0;%)</translation>
    </message>
</context>
<context>
    <name>SurveyWords</name>
    <message>
        <source>How many of its deals can be won has not been counted</source>
        <translation>Сколько раскладов этой игры можно выиграть, ещё не подсчитано</translation>
    </message>
    <message>
        <source>All %1 deals that were looked at can be won, with all cards known</source>
        <translation>Все просмотренные расклады (их %1) можно выиграть, если видеть все карты</translation>
    </message>
    <message>
        <source>At least %1 of its deals can be won, with all cards known (%2 were looked at)</source>
        <translation>Если видеть все карты, можно выиграть не меньше %1 раскладов этой игры (просмотрено %2)</translation>
    </message>
    <message>
        <source>%1 of its deals can be won, with all cards known (%2 were looked at)</source>
        <translation>Если видеть все карты, можно выиграть %1 раскладов этой игры (просмотрено %2)</translation>
    </message>
</context>
<context>
    <name>TableNames</name>
    <message>
        <source>Card table</source>
        <translation>Игровое поле</translation>
    </message>
    <message>
        <source>Card table, paused</source>
        <translation>Игровое поле, игра приостановлена</translation>
    </message>
    <message>
        <source>column %1, empty</source>
        <translation>столбец %1, пустой</translation>
    </message>
    <message numerus="yes">
        <source>column %1, %n card(s)</source>
        <translation>
            <numerusform>столбец %1, %n карта</numerusform>
            <numerusform>столбец %1, %n карты</numerusform>
            <numerusform>столбец %1, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>reserve, place %1 of %2</source>
        <translation>резерв, место %1 из %2</translation>
    </message>
    <message>
        <source>reserve, place %1 of %2, empty</source>
        <translation>резерв, место %1 из %2, пустое</translation>
    </message>
    <message>
        <source>place %1 of %2, empty</source>
        <translation>место %1 из %2, пустое</translation>
    </message>
    <message>
        <source>place %1 of %2: %3</source>
        <translation>место %1 из %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, column %2, card %3 of %4, %n card(s) on it</source>
        <translation>
            <numerusform>%1, столбец %2, карта %3 из %4, сверху ещё %n карта</numerusform>
            <numerusform>%1, столбец %2, карта %3 из %4, сверху ещё %n карты</numerusform>
            <numerusform>%1, столбец %2, карта %3 из %4, сверху ещё %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, column %2, card %3 of %4</source>
        <translation>%1, столбец %2, карта %3 из %4</translation>
    </message>
    <message>
        <source>%1, reserve, card %2 of %3</source>
        <translation>%1, резерв, карта %2 из %3</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Link copied</source>
        <translation>Ссылка скопирована</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>Номер расклада скопирован</translation>
    </message>
    <message>
        <source>No column takes this card now</source>
        <translation>Сейчас эту карту некуда положить</translation>
    </message>
</context>
</TS>

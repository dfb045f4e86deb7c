<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Scorpion</source>
        <translation>About Scorpion</translation>
    </message>
    <message>
        <source>Scorpion %1</source>
        <translation>Scorpion %1</translation>
    </message>
    <message>
        <source>Scorpion solitaire and the games of its family.</source>
        <translation>Scorpion solitaire and the games of its family.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses Qt %1 under the LGPL.</source>
        <translation>Free software under the MIT licence. It uses Qt %1 under the LGPL.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>Random &amp;deal</source>
        <translation>Random &amp;deal</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Deal of the da&amp;y</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal number</source>
        <translation>Ne&amp;xt deal number</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal number</source>
        <translation>Pre&amp;vious deal number</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Copy deal number</translation>
    </message>
    <message>
        <source>Copy lin&amp;k to this deal</source>
        <translation>Copy lin&amp;k to this deal</translation>
    </message>
    <message>
        <source>Copy &amp;board as text</source>
        <translation>Copy &amp;board as text</translation>
    </message>
    <message>
        <source>Paste board &amp;as text…</source>
        <translation>Paste board &amp;as text…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Save as…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistics</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Moves</translation>
    </message>
    <message>
        <source>Boo&amp;kmark this position</source>
        <translation>Boo&amp;kmark this position</translation>
    </message>
    <message>
        <source>Re&amp;play this game</source>
        <translation>Re&amp;play this game</translation>
    </message>
    <message>
        <source>A&amp;nalysis of this game</source>
        <translation>A&amp;nalysis of this game</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Restart</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pr&amp;eferences…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Undo move</source>
        <translation>&amp;Undo move</translation>
    </message>
    <message>
        <source>&amp;Redo move</source>
        <translation>&amp;Redo move</translation>
    </message>
    <message>
        <source>&amp;Deal the reserve</source>
        <translation>&amp;Deal the reserve</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Show me the win</source>
        <translation>&amp;Show me the win</translation>
    </message>
    <message>
        <source>&amp;Back to the last winnable position</source>
        <translation>&amp;Back to the last winnable position</translation>
    </message>
    <message>
        <source>&amp;Can it be won?</source>
        <translation>&amp;Can it be won?</translation>
    </message>
    <message>
        <source>&amp;Why can it not be won?</source>
        <translation>&amp;Why can it not be won?</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Odds</translation>
    </message>
    <message>
        <source>&amp;Look at the covered card</source>
        <translation>&amp;Look at the covered card</translation>
    </message>
    <message>
        <source>&amp;Column in focus</source>
        <translation>&amp;Column in focus</translation>
    </message>
    <message>
        <source>&amp;Whole table</source>
        <translation>&amp;Whole table</translation>
    </message>
    <message>
        <source>Where &amp;to put this card</source>
        <translation>Where &amp;to put this card</translation>
    </message>
    <message>
        <source>&amp;Free cards</source>
        <translation>&amp;Free cards</translation>
    </message>
    <message>
        <source>&amp;Score and time</source>
        <translation>&amp;Score and time</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;Toolbar</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;About Scorpion</source>
        <translation>&amp;About Scorpion</translation>
    </message>
</context>
<context>
    <name>AnalysisWindow</name>
    <message>
        <source>%1 – Analysis</source>
        <comment>window title</comment>
        <translation>%1 – Analysis</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Moves that keep the win</source>
        <translation>Moves that keep the win</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Curve of the odds; the list below tells the same figures</source>
        <translation>Curve of the odds; the list below tells the same figures</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a move, and the move</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>moves that keep the win, of all moves</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>here the win was lost</source>
        <translation>here the win was lost</translation>
    </message>
    <message>
        <source>winnable</source>
        <comment>of a position</comment>
        <translation>winnable</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <comment>of a position</comment>
        <translation>cannot be won</translation>
    </message>
    <message>
        <source>not decided</source>
        <comment>of a position</comment>
        <translation>not decided</translation>
    </message>
    <message>
        <source>The win was lost with move %1</source>
        <translation>The win was lost with move %1</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Looking…</translation>
    </message>
    <message>
        <source>It could be won to the end</source>
        <translation>It could be won to the end</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>This deal cannot be won</translation>
    </message>
    <message>
        <source>Where it was lost is not decided</source>
        <translation>Where it was lost is not decided</translation>
    </message>
</context>
<context>
    <name>AnswerWords</name>
    <message>
        <source>Free cards: %1</source>
        <translation>Free cards: %1</translation>
    </message>
    <message>
        <source>no column takes it now</source>
        <translation>no column takes it now</translation>
    </message>
    <message>
        <source>The reserve can be dealt now</source>
        <translation>The reserve can be dealt now</translation>
    </message>
    <message>
        <source>There is no card here</source>
        <translation>There is no card here</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Score: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Moves: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Time: %1</translation>
    </message>
    <message>
        <source>to column %1, which is empty</source>
        <translation>to column %1, which is empty</translation>
    </message>
    <message>
        <source>to column %1, onto %2</source>
        <translation>to column %1, onto %2</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Dec&amp;k:</source>
        <translation>Dec&amp;k:</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>Card &amp;back:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Table:</translation>
    </message>
    <message>
        <source>&amp;Four-colour deck</source>
        <translation>&amp;Four-colour deck</translation>
    </message>
    <message>
        <source>&amp;Local letters on the cards (Т К Д В), where the language has them</source>
        <translation>&amp;Local letters on the cards (Т К Д В), where the language has them</translation>
    </message>
    <message>
        <source>Linocut</source>
        <comment>deck of cards</comment>
        <translation>Linocut</translation>
    </message>
    <message>
        <source>Art Deco</source>
        <comment>deck of cards</comment>
        <translation>Art Deco</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>deck of cards</comment>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <comment>table</comment>
        <translation>Green cloth</translation>
    </message>
    <message>
        <source>Slate</source>
        <comment>table</comment>
        <translation>Slate</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>table</comment>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Midnight</source>
        <comment>table</comment>
        <translation>Midnight</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>table</comment>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Scorpion</source>
        <comment>card back</comment>
        <translation>Scorpion</translation>
    </message>
    <message>
        <source>Garden</source>
        <comment>card back</comment>
        <translation>Garden</translation>
    </message>
    <message>
        <source>Pattern</source>
        <comment>card back</comment>
        <translation>Pattern</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>card back</comment>
        <translation>Scales</translation>
    </message>
    <message>
        <source>Steps</source>
        <comment>card back</comment>
        <translation>Steps</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <comment>card back</comment>
        <translation>Diamonds</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Plain</translation>
    </message>
    <message>
        <source>Stripes</source>
        <comment>card back</comment>
        <translation>Stripes</translation>
    </message>
</context>
<context>
    <name>AttemptTable</name>
    <message>
        <source>Ended</source>
        <translation>Ended</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Undone</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>shown, not counted</source>
        <comment>the program has played moves to show a win</comment>
        <translation>shown, not counted</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>given up</translation>
    </message>
</context>
<context>
    <name>BoardClipboard</name>
    <message>
        <source>The board was copied as text</source>
        <translation>The board was copied as text</translation>
    </message>
    <message>
        <source>There is no text on the clipboard</source>
        <translation>There is no text on the clipboard</translation>
    </message>
    <message>
        <source>No game has such a board</source>
        <translation>No game has such a board</translation>
    </message>
</context>
<context>
    <name>BoardDialog</name>
    <message>
        <source>Paste a board</source>
        <translation>Paste a board</translation>
    </message>
    <message>
        <source>Which &amp;game is this board of?</source>
        <translation>Which &amp;game is this board of?</translation>
    </message>
    <message>
        <source>It is played outside of the statistics.</source>
        <translation>It is played outside of the statistics.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie face-down and are not known; they are filled in at random.</source>
        <translation>
            <numerusform>%n card lies face-down and is not known; it is filled in at random.</numerusform>
            <numerusform>%n cards lie face-down and are not known; they are filled in at random.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>BoardFaultWords</name>
    <message>
        <source>Line %1: “%2” is not a card</source>
        <translation>Line %1: “%2” is not a card</translation>
    </message>
    <message>
        <source>Line %1: “%2” cannot be understood</source>
        <translation>Line %1: “%2” cannot be understood</translation>
    </message>
    <message>
        <source>Line %1: “%2” is there a second time</source>
        <translation>Line %1: “%2” is there a second time</translation>
    </message>
    <message>
        <source>There is no column %2 in this text</source>
        <translation>There is no column %2 in this text</translation>
    </message>
    <message>
        <source>This text is too long to be a board</source>
        <translation>This text is too long to be a board</translation>
    </message>
    <message>
        <source>This text is empty</source>
        <translation>This text is empty</translation>
    </message>
</context>
<context>
    <name>BoardWords</name>
    <message>
        <source>reserve</source>
        <translation>reserve</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>column %1</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down card(s)</source>
        <translation>
            <numerusform>%n face-down card</numerusform>
            <numerusform>%n face-down cards</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the reserve, after it has been dealt</comment>
        <translation>empty</translation>
    </message>
    <message>
        <source>empty place</source>
        <comment>where a card of the open reserve lay</comment>
        <translation>empty place</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a column</comment>
        <translation>empty</translation>
    </message>
    <message>
        <source>no run collected</source>
        <translation>no run collected</translation>
    </message>
    <message>
        <source>runs collected</source>
        <translation>runs collected</translation>
    </message>
    <message numerus="yes">
        <source>%n face-down</source>
        <extracomment>In front of “, then 3 of diamonds, …”</extracomment>
        <translation>
            <numerusform>%n face-down</numerusform>
            <numerusform>%n face-down</numerusform>
        </translation>
    </message>
    <message>
        <source>then</source>
        <extracomment>Between “3 face-down,” and “3 of diamonds, …”</extracomment>
        <translation>then</translation>
    </message>
</context>
<context>
    <name>CardAccusative</name>
    <message>
        <source>ace of clubs</source>
        <translation>ace of clubs</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>two of clubs</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>three of clubs</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>four of clubs</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>five of clubs</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>six of clubs</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>seven of clubs</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>eight of clubs</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nine of clubs</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ten of clubs</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>two of diamonds</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>three of diamonds</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>four of diamonds</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>five of diamonds</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>six of diamonds</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>seven of diamonds</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>eight of diamonds</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nine of diamonds</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ten of diamonds</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>two of hearts</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>three of hearts</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>four of hearts</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>five of hearts</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>six of hearts</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>seven of hearts</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>eight of hearts</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nine of hearts</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ten of hearts</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ace of spades</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>two of spades</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>three of spades</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>four of spades</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>five of spades</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>six of spades</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>seven of spades</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>eight of spades</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nine of spades</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>ten of spades</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>king of spades</translation>
    </message>
</context>
<context>
    <name>CardInstrumental</name>
    <message>
        <source>ace of clubs</source>
        <translation>ace of clubs</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>two of clubs</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>three of clubs</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>four of clubs</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>five of clubs</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>six of clubs</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>seven of clubs</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>eight of clubs</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nine of clubs</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ten of clubs</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>two of diamonds</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>three of diamonds</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>four of diamonds</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>five of diamonds</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>six of diamonds</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>seven of diamonds</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>eight of diamonds</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nine of diamonds</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ten of diamonds</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>two of hearts</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>three of hearts</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>four of hearts</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>five of hearts</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>six of hearts</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>seven of hearts</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>eight of hearts</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nine of hearts</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ten of hearts</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ace of spades</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>two of spades</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>three of spades</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>four of spades</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>five of spades</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>six of spades</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>seven of spades</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>eight of spades</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nine of spades</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>ten of spades</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>king of spades</translation>
    </message>
</context>
<context>
    <name>CardNominative</name>
    <message>
        <source>ace of clubs</source>
        <translation>ace of clubs</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>two of clubs</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>three of clubs</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>four of clubs</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>five of clubs</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>six of clubs</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>seven of clubs</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>eight of clubs</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>nine of clubs</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ten of clubs</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>two of diamonds</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>three of diamonds</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>four of diamonds</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>five of diamonds</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>six of diamonds</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>seven of diamonds</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>eight of diamonds</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>nine of diamonds</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ten of diamonds</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>two of hearts</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>three of hearts</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>four of hearts</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>five of hearts</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>six of hearts</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>seven of hearts</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>eight of hearts</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>nine of hearts</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>ten of hearts</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ace of spades</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>two of spades</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>three of spades</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>four of spades</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>five of spades</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>six of spades</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>seven of spades</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>eight of spades</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nine of spades</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>ten of spades</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>king of spades</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>face-down card</source>
        <translation>face-down card</translation>
    </message>
</context>
<context>
    <name>CardWritten</name>
    <message>
        <source>ace of clubs</source>
        <translation>ace of clubs</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>2 of clubs</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>3 of clubs</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>4 of clubs</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>5 of clubs</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>6 of clubs</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>7 of clubs</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>8 of clubs</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>9 of clubs</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <translation>10 of clubs</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>2 of diamonds</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>3 of diamonds</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>4 of diamonds</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>5 of diamonds</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>6 of diamonds</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>7 of diamonds</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>8 of diamonds</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>9 of diamonds</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>10 of diamonds</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>2 of hearts</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>3 of hearts</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>4 of hearts</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>5 of hearts</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>6 of hearts</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>7 of hearts</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>8 of hearts</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>9 of hearts</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>10 of hearts</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>ace of spades</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>2 of spades</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>3 of spades</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>4 of spades</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>5 of spades</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>6 of spades</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>7 of spades</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>8 of spades</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>9 of spades</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>10 of spades</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>king of spades</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face-down</source>
        <translation>
            <numerusform>%n card face-down</numerusform>
            <numerusform>%n cards face-down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face-up</source>
        <translation>
            <numerusform>%n card face-up</numerusform>
            <numerusform>%n cards face-up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Deal of the day: %1</source>
        <translation>Deal of the day: %1</translation>
    </message>
    <message numerus="yes">
        <source>won on %n day(s) in a row</source>
        <translation>
            <numerusform>won on %n day in a row</numerusform>
            <numerusform>won on %n days in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a winnable deal…</source>
        <translation>Looking for a winnable deal…</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Recent &amp;files</source>
        <translation>Recent &amp;files</translation>
    </message>
    <message>
        <source>&amp;Waiting games</source>
        <translation>&amp;Waiting games</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Open a saved game</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Save the game as</translation>
    </message>
    <message>
        <source>Saved games (%1)</source>
        <translation>Saved games (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>All files (%1)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>No files yet</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Clear this list</translation>
    </message>
    <message>
        <source>No other game is waiting</source>
        <translation>No other game is waiting</translation>
    </message>
    <message>
        <source>The game could not be saved</source>
        <translation>The game could not be saved</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>The classic game: build down in suit, and only a king goes to an empty column.</source>
        <translation>The classic game: build down in suit, and only a king goes to an empty column.</translation>
    </message>
    <message>
        <source>Scorpion in which cards are built down regardless of suit.</source>
        <translation>Scorpion in which cards are built down regardless of suit.</translation>
    </message>
    <message>
        <source>The traditional rules: complete runs stay on the table, and the reserve waits until no other move is left.</source>
        <translation>The traditional rules: complete runs stay on the table, and the reserve waits until no other move is left.</translation>
    </message>
    <message>
        <source>The traditional rules, but cards are built down regardless of suit.</source>
        <translation>The traditional rules, but cards are built down regardless of suit.</translation>
    </message>
    <message>
        <source>Scorpion with face-down cards in three columns only, which makes it easier.</source>
        <translation>Scorpion with face-down cards in three columns only, which makes it easier.</translation>
    </message>
    <message>
        <source>Scorpion II in which cards are built down regardless of suit.</source>
        <translation>Scorpion II in which cards are built down regardless of suit.</translation>
    </message>
    <message>
        <source>Scorpion in which any card may go to an empty column.</source>
        <translation>Scorpion in which any card may go to an empty column.</translation>
    </message>
    <message>
        <source>Wasp in which cards are built down regardless of suit.</source>
        <translation>Wasp in which cards are built down regardless of suit.</translation>
    </message>
    <message>
        <source>Wasp with face-down cards in three columns only.</source>
        <translation>Wasp with face-down cards in three columns only.</translation>
    </message>
    <message>
        <source>Wasp II in which cards are built down regardless of suit.</source>
        <translation>Wasp II in which cards are built down regardless of suit.</translation>
    </message>
    <message>
        <source>Ten short columns, and two open reserve cards that can be played at any time.</source>
        <translation>Ten short columns, and two open reserve cards that can be played at any time.</translation>
    </message>
    <message>
        <source>Three Blind Mice in which cards are built down regardless of suit.</source>
        <translation>Three Blind Mice in which cards are built down regardless of suit.</translation>
    </message>
    <message>
        <source>Thirteen short columns, all face-up; cards are built down in suit or put on cards of the same rank.</source>
        <translation>Thirteen short columns, all face-up; cards are built down in suit or put on cards of the same rank.</translation>
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
        <translation>Scorpion, relaxed</translation>
    </message>
    <message>
        <source>Scorpion, traditional</source>
        <translation>Scorpion, traditional</translation>
    </message>
    <message>
        <source>Scorpion, traditional, relaxed</source>
        <translation>Scorpion, traditional, relaxed</translation>
    </message>
    <message>
        <source>Scorpion II</source>
        <translation>Scorpion II</translation>
    </message>
    <message>
        <source>Scorpion II, relaxed</source>
        <translation>Scorpion II, relaxed</translation>
    </message>
    <message>
        <source>Wasp</source>
        <translation>Wasp</translation>
    </message>
    <message>
        <source>Wasp, relaxed</source>
        <translation>Wasp, relaxed</translation>
    </message>
    <message>
        <source>Wasp II</source>
        <translation>Wasp II</translation>
    </message>
    <message>
        <source>Wasp II, relaxed</source>
        <translation>Wasp II, relaxed</translation>
    </message>
    <message>
        <source>Three Blind Mice</source>
        <translation>Three Blind Mice</translation>
    </message>
    <message>
        <source>Three Blind Mice, relaxed</source>
        <translation>Three Blind Mice, relaxed</translation>
    </message>
    <message>
        <source>Curds and Whey</source>
        <translation>Curds and Whey</translation>
    </message>
    <message>
        <source>runs are collected only from a column that has just received cards</source>
        <translation>runs are collected only from a column that has just received cards</translation>
    </message>
    <message>
        <source>uncovered runs are collected too</source>
        <translation>uncovered runs are collected too</translation>
    </message>
    <message>
        <source>only a king to an empty column</source>
        <translation>only a king to an empty column</translation>
    </message>
    <message>
        <source>any card to an empty column</source>
        <translation>any card to an empty column</translation>
    </message>
    <message>
        <source>face-down cards in columns 1 to 3</source>
        <translation>face-down cards in columns 1 to 3</translation>
    </message>
    <message>
        <source>face-down cards in columns 1 to 4</source>
        <translation>face-down cards in columns 1 to 4</translation>
    </message>
    <message>
        <source>reserve at any time</source>
        <translation>reserve at any time</translation>
    </message>
    <message>
        <source>reserve only when no other move is left</source>
        <translation>reserve only when no other move is left</translation>
    </message>
    <message>
        <source>%1, deal %2</source>
        <comment>a game and the number of its deal</comment>
        <translation>%1, deal %2</translation>
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
        <translation>&amp;Language:</translation>
    </message>
    <message>
        <source>&amp;Animation speed:</source>
        <translation>&amp;Animation speed:</translation>
    </message>
    <message>
        <source>Table &amp;direction:</source>
        <translation>Table &amp;direction:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Say whether the game can be &amp;won:</translation>
    </message>
    <message>
        <source>After every action</source>
        <comment>verdicts</comment>
        <translation>After every action</translation>
    </message>
    <message>
        <source>When asked</source>
        <comment>verdicts</comment>
        <translation>When asked</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>verdicts</comment>
        <translation>Never</translation>
    </message>
    <message>
        <source>S&amp;peech for screen readers:</source>
        <translation>S&amp;peech for screen readers:</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>speech</comment>
        <translation>Brief</translation>
    </message>
    <message>
        <source>At length</source>
        <comment>speech</comment>
        <translation>At length</translation>
    </message>
    <message>
        <source>&amp;Hints use only what can be seen</source>
        <translation>&amp;Hints use only what can be seen</translation>
    </message>
    <message>
        <source>&amp;Interactive rules: explain refused moves</source>
        <translation>&amp;Interactive rules: explain refused moves</translation>
    </message>
    <message>
        <source>&amp;Undo without limit (otherwise the last %1 actions)</source>
        <translation>&amp;Undo without limit (otherwise the last %1 actions)</translation>
    </message>
    <message>
        <source>As in the system</source>
        <translation>As in the system</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animation speed</comment>
        <translation>Off</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>animation speed</comment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>animation speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>animation speed</comment>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>table direction</comment>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Left to right</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Right to left</translation>
    </message>
</context>
<context>
    <name>HintWords</name>
    <message>
        <source>The game can no longer be won from here</source>
        <translation>The game can no longer be won from here</translation>
    </message>
    <message>
        <source>There is no other move that is proven to win</source>
        <translation>There is no other move that is proven to win</translation>
    </message>
    <message>
        <source>There is no other advice</source>
        <translation>There is no other advice</translation>
    </message>
    <message>
        <source>Only advice, nothing is proven: %1</source>
        <translation>Only advice, nothing is proven: %1</translation>
    </message>
    <message>
        <source>Best odds (%1): %2</source>
        <translation>Best odds (%1): %2</translation>
    </message>
    <message>
        <source>Deal the reserve</source>
        <translation>Deal the reserve</translation>
    </message>
    <message numerus="yes">
        <source>Move the %1 with %n card(s) to column %2</source>
        <translation>
            <numerusform>Move the %1 with %n card to column %2</numerusform>
            <numerusform>Move the %1 with %n cards to column %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the %1 to column %2</source>
        <translation>Move the %1 to column %2</translation>
    </message>
    <message>
        <source>No position of this game was found from which it can be won</source>
        <translation>No position of this game was found from which it can be won</translation>
    </message>
    <message>
        <source>No way to win was found</source>
        <translation>No way to win was found</translation>
    </message>
    <message>
        <source>The way to win is being shown; any key or click stops it</source>
        <translation>The way to win is being shown; any key or click stops it</translation>
    </message>
</context>
<context>
    <name>HistoryWindows</name>
    <message>
        <source>Bookmark removed</source>
        <translation>Bookmark removed</translation>
    </message>
    <message>
        <source>Bookmark set; the list of moves shows it</source>
        <translation>Bookmark set; the list of moves shows it</translation>
    </message>
    <message>
        <source>This game is known no longer</source>
        <translation>This game is known no longer</translation>
    </message>
    <message>
        <source>This attempt cannot be replayed</source>
        <translation>This attempt cannot be replayed</translation>
    </message>
</context>
<context>
    <name>HouseRulesBox</name>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
</context>
<context>
    <name>KeyWords</name>
    <message>
        <source>To the column on the left</source>
        <translation>To the column on the left</translation>
    </message>
    <message>
        <source>To the column on the right</source>
        <translation>To the column on the right</translation>
    </message>
    <message>
        <source>To the card above, to lift more</source>
        <translation>To the card above, to lift more</translation>
    </message>
    <message>
        <source>To the card below, to lift less</source>
        <translation>To the card below, to lift less</translation>
    </message>
    <message>
        <source>To the first card of the column</source>
        <translation>To the first card of the column</translation>
    </message>
    <message>
        <source>To the last card of the column</source>
        <translation>To the last card of the column</translation>
    </message>
    <message>
        <source>Pick up the card and all that lies on it, or put it down; on the reserve: deal it</source>
        <translation>Pick up the card and all that lies on it, or put it down; on the reserve: deal it</translation>
    </message>
    <message>
        <source>Make the move, if only one is possible</source>
        <translation>Make the move, if only one is possible</translation>
    </message>
    <message>
        <source>Put back what is held</source>
        <translation>Put back what is held</translation>
    </message>
    <message>
        <source>On to the reserve, to the places and to the line below the table</source>
        <translation>On to the reserve, to the places and to the line below the table</translation>
    </message>
    <message>
        <source>The same way back</source>
        <translation>The same way back</translation>
    </message>
    <message>
        <source>To a column by its number; column 1 is at the right</source>
        <translation>To a column by its number; column 1 is at the right</translation>
    </message>
    <message>
        <source>To a column by its number</source>
        <translation>To a column by its number</translation>
    </message>
    <message>
        <source>To column 10</source>
        <translation>To column 10</translation>
    </message>
    <message>
        <source>To columns 11 to 13</source>
        <translation>To columns 11 to 13</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;New key:</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Set</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>&amp;Usual key</translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation>&amp;All usual keys</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions and their keys</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>New key</translation>
    </message>
    <message>
        <source>This key is needed on the table</source>
        <translation>This key is needed on the table</translation>
    </message>
    <message>
        <source>This key is taken: %1</source>
        <translation>This key is taken: %1</translation>
    </message>
    <message>
        <source>This action needs a key with Ctrl or Alt</source>
        <translation>This action needs a key with Ctrl or Alt</translation>
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
        <translation>As in the &amp;system</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automatic</translation>
    </message>
    <message>
        <source>&amp;Left to right</source>
        <translation>&amp;Left to right</translation>
    </message>
    <message>
        <source>&amp;Right to left</source>
        <translation>&amp;Right to left</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Toolbar</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Move</translation>
    </message>
    <message>
        <source>&amp;Read aloud</source>
        <translation>&amp;Read aloud</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Table &amp;direction</source>
        <translation>Table &amp;direction</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
</context>
<context>
    <name>MovePanel</name>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>&amp;Bookmarks</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Bookmarks</translation>
    </message>
    <message>
        <source>&amp;Name this bookmark…</source>
        <translation>&amp;Name this bookmark…</translation>
    </message>
    <message>
        <source>&amp;Remove this bookmark</source>
        <translation>&amp;Remove this bookmark</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark here</source>
        <translation>Set a &amp;bookmark here</translation>
    </message>
    <message>
        <source>Name this bookmark</source>
        <translation>Name this bookmark</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>start of the deal</source>
        <translation>start of the deal</translation>
    </message>
    <message>
        <source>the reserve is dealt</source>
        <translation>the reserve is dealt</translation>
    </message>
    <message>
        <source>%1; %2 complete</source>
        <comment>a move and the run that it completes</comment>
        <translation>%1; %2 complete</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n card(s) to column %2</source>
        <extracomment>%1 is a card in the accusative, as after “move”.</extracomment>
        <translation>
            <numerusform>%1 with %n card to column %2</numerusform>
            <numerusform>%1 with %n cards to column %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to column %2</source>
        <translation>%1 to column %2</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Classic rules: build down in suit</source>
        <translation>Classic rules: build down in suit</translation>
    </message>
    <message>
        <source>Relaxed rules: build down regardless of suit</source>
        <translation>Relaxed rules: build down regardless of suit</translation>
    </message>
    <message>
        <source>random</source>
        <translation>random</translation>
    </message>
    <message>
        <source>&amp;Winnable deals only</source>
        <translation>&amp;Winnable deals only</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>any difficulty</source>
        <translation>any difficulty</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>of a deal</comment>
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>of a deal</comment>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>of a deal</comment>
        <translation>hard</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Deal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Deal &amp;number:</source>
        <translation>Deal &amp;number:</translation>
    </message>
    <message>
        <source>There is no such deal. A deal number is a whole number from 1 up, of at most 20 digits.</source>
        <translation>There is no such deal. A deal number is a whole number from 1 up, of at most 20 digits.</translation>
    </message>
    <message>
        <source>To be played: %1</source>
        <translation>To be played: %1</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Press %1 to choose: %2</source>
        <translation>Press %1 to choose: %2</translation>
    </message>
</context>
<context>
    <name>ObstacleWords</name>
    <message>
        <source>The game is paused</source>
        <translation>The game is paused</translation>
    </message>
    <message>
        <source>The game is already won</source>
        <translation>The game is already won</translation>
    </message>
    <message>
        <source>There is no move to undo</source>
        <translation>There is no move to undo</translation>
    </message>
    <message>
        <source>There is no move to redo</source>
        <translation>There is no move to redo</translation>
    </message>
    <message>
        <source>The deal is at its start</source>
        <translation>The deal is at its start</translation>
    </message>
    <message>
        <source>This board has no deal number</source>
        <translation>This board has no deal number</translation>
    </message>
    <message>
        <source>There is no higher deal number</source>
        <translation>There is no higher deal number</translation>
    </message>
    <message>
        <source>There is no lower deal number</source>
        <translation>There is no lower deal number</translation>
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
        <translation>In every arrangement of the unseen cards that was decided the game can still be won, so probably in at least %1 of all of them</translation>
    </message>
    <message>
        <source>Odds at most %1 (%2 to %3): in so many of all arrangements of the unseen cards the game can still be won</source>
        <translation>Odds at most %1 (%2 to %3): in so many of all arrangements of the unseen cards the game can still be won</translation>
    </message>
    <message>
        <source>No arrangement of the unseen cards was found in which this deal can be won, so the odds are not known</source>
        <translation>No arrangement of the unseen cards was found in which this deal can be won, so the odds are not known</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Looking…</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The board at the start.</source>
        <translation>The board at the start.</translation>
    </message>
    <message>
        <source>The example move: the %1 onto the %2.</source>
        <translation>The example move: the %1 onto the %2.</translation>
    </message>
    <message>
        <source>The board after this move.</source>
        <translation>The board after this move.</translation>
    </message>
    <message>
        <source>A move that is refused: the %1 onto the %2.</source>
        <translation>A move that is refused: the %1 onto the %2.</translation>
    </message>
    <message>
        <source>After this move (%1), only face-down cards are left in the column.</source>
        <translation>After this move (%1), only face-down cards are left in the column.</translation>
    </message>
    <message>
        <source>The last of them turns over: the %1.</source>
        <translation>The last of them turns over: the %1.</translation>
    </message>
    <message>
        <source>The reserve has been dealt: %1.</source>
        <translation>The reserve has been dealt: %1.</translation>
    </message>
    <message>
        <source>With the %1, the run in column %2 becomes complete.</source>
        <translation>With the %1, the run in column %2 becomes complete.</translation>
    </message>
    <message>
        <source>The run has left the table, and the card under it has turned over.</source>
        <translation>The run has left the table, and the card under it has turned over.</translation>
    </message>
    <message>
        <source>The run has left the table.</source>
        <translation>The run has left the table.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message numerus="yes">
        <source>It cannot be won: all %n position(s) that matter were searched</source>
        <translation>
            <numerusform>It cannot be won: the only position that matters was searched</numerusform>
            <numerusform>It cannot be won: all %n positions that matter were searched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %n position(s)</source>
        <translation>
            <numerusform>Not decided after %n position</numerusform>
            <numerusform>Not decided after %n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>It can be won</source>
        <translation>It can be won</translation>
    </message>
    <message>
        <source>This card can never leave</source>
        <translation>This card can never leave</translation>
    </message>
    <message>
        <source>Criss-cross: two cards wait for each other (%1 of %2)</source>
        <translation>Criss-cross: two cards wait for each other (%1 of %2)</translation>
    </message>
    <message>
        <source>These cards wait for each other in a circle (%1 of %2)</source>
        <translation>These cards wait for each other in a circle (%1 of %2)</translation>
    </message>
    <message>
        <source>None of these cards can be the first to leave (%1 of %2)</source>
        <translation>None of these cards can be the first to leave (%1 of %2)</translation>
    </message>
    <message>
        <source>The %1 can go only onto the %2, and that is the face-down card under it</source>
        <translation>The %1 can go only onto the %2, and that is the face-down card under it</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but the %3 lies there</source>
        <translation>The %1 must go onto the %2, but the %3 lies there</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but that lies on it; first must leave: %3</source>
        <translation>The %1 must go onto the %2, but that lies on it; first must leave: %3</translation>
    </message>
    <message>
        <source>The %1 must go onto the %2, but that is in the reserve</source>
        <translation>The %1 must go onto the %2, but that is in the reserve</translation>
    </message>
    <message>
        <source>The %1 lies face-down, and the %2 lies on it</source>
        <translation>The %1 lies face-down, and the %2 lies on it</translation>
    </message>
    <message>
        <source>The %1 needs an empty column; first must leave one of: %2</source>
        <translation>The %1 needs an empty column; first must leave one of: %2</translation>
    </message>
    <message>
        <source>The %1 leaves with its complete run, which waits for the %2</source>
        <translation>The %1 leaves with its complete run, which waits for the %2</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>This move is not allowed</source>
        <translation>This move is not allowed</translation>
    </message>
    <message>
        <source>A face-down card cannot be moved</source>
        <translation>A face-down card cannot be moved</translation>
    </message>
    <message>
        <source>Only a run of one suit or cards of one rank can be moved together</source>
        <translation>Only a run of one suit or cards of one rank can be moved together</translation>
    </message>
    <message>
        <source>The card is already in this column</source>
        <translation>The card is already in this column</translation>
    </message>
    <message>
        <source>Nothing goes on an ace</source>
        <translation>Nothing goes on an ace</translation>
    </message>
    <message>
        <source>There is no reserve to deal in this game</source>
        <translation>There is no reserve to deal in this game</translation>
    </message>
    <message>
        <source>The reserve has already been dealt</source>
        <translation>The reserve has already been dealt</translation>
    </message>
    <message>
        <source>The reserve can be played only when no other move is left</source>
        <translation>The reserve can be played only when no other move is left</translation>
    </message>
    <message>
        <source>The reserve can be dealt only when no other move is left</source>
        <translation>The reserve can be dealt only when no other move is left</translation>
    </message>
    <message>
        <source>Only kings, or a run that starts with a king, can go to an empty column</source>
        <translation>Only kings, or a run that starts with a king, can go to an empty column</translation>
    </message>
    <message>
        <source>Rule: a card goes on one of the same rank, or on one a rank higher of the same suit</source>
        <translation>Rule: a card goes on one of the same rank, or on one a rank higher of the same suit</translation>
    </message>
    <message>
        <source>Rule: on a card one rank higher goes only a card of the same suit</source>
        <translation>Rule: on a card one rank higher goes only a card of the same suit</translation>
    </message>
    <message>
        <source>Only a king can go to an empty column</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>Only a king can go to an empty column</translation>
    </message>
    <message>
        <source>Rule: a card goes on a card one rank higher</source>
        <translation>Rule: a card goes on a card one rank higher</translation>
    </message>
    <message>
        <source>Rule: the cards must be of the same suit</source>
        <extracomment>Fixed sentence: Ukrainian and Hebrew as the rules documents have it.</extracomment>
        <translation>Rule: the cards must be of the same suit</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>%1 – Replay</source>
        <comment>window title</comment>
        <translation>%1 – Replay</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>One move on</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Moves shown</source>
        <translation>Moves shown</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>replay speed</comment>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>replay speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>replay speed</comment>
        <translation>Fast</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analysis</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Play &amp;on from here</translation>
    </message>
    <message>
        <source>A new attempt, which is not counted in the statistics</source>
        <translation>A new attempt, which is not counted in the statistics</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <translation>Move %1 of %2: %3</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message>
        <source>The keys are listed in the rules</source>
        <translation>The keys are listed in the rules</translation>
    </message>
    <message>
        <source>%1 complete, %2 of %3</source>
        <translation>%1 complete, %2 of %3</translation>
    </message>
    <message>
        <source>%1 complete in column %2</source>
        <translation>%1 complete in column %2</translation>
    </message>
    <message>
        <source>Undone: the reserve is back</source>
        <translation>Undone: the reserve is back</translation>
    </message>
    <message>
        <source>Undone: %1 back to the reserve</source>
        <translation>Undone: %1 back to the reserve</translation>
    </message>
    <message>
        <source>Undone: %1 back to column %2</source>
        <translation>Undone: %1 back to column %2</translation>
    </message>
    <message>
        <source>Back at the start of the deal</source>
        <translation>Back at the start of the deal</translation>
    </message>
    <message numerus="yes">
        <source>The table is as after %n move(s)</source>
        <translation>
            <numerusform>The table is as after %n move</numerusform>
            <numerusform>The table is as after %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picked up %1 with %n card(s)</source>
        <translation>
            <numerusform>Picked up %1 with %n card</numerusform>
            <numerusform>Picked up %1 with %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Picked up %1</source>
        <translation>Picked up %1</translation>
    </message>
    <message>
        <source>Put back %1</source>
        <translation>Put back %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n card(s) to column %2</source>
        <translation>
            <numerusform>%1 with %n card to column %2</numerusform>
            <numerusform>%1 with %n cards to column %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to column %2</source>
        <translation>%1 to column %2</translation>
    </message>
    <message>
        <source>Onto %1</source>
        <translation>Onto %1</translation>
    </message>
    <message>
        <source>Column %1 is empty</source>
        <translation>Column %1 is empty</translation>
    </message>
    <message>
        <source>%1 is free in column %2</source>
        <translation>%1 is free in column %2</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <translation>%1 is free</translation>
    </message>
    <message>
        <source>Revealed %1 in column %2</source>
        <translation>Revealed %1 in column %2</translation>
    </message>
    <message>
        <source>Revealed %1</source>
        <translation>Revealed %1</translation>
    </message>
    <message>
        <source>Reserve dealt: %1</source>
        <translation>Reserve dealt: %1</translation>
    </message>
</context>
<context>
    <name>RulesActions</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Smaller</source>
        <extracomment>Make the text smaller</extracomment>
        <translation>Smaller</translation>
    </message>
    <message>
        <source>Larger</source>
        <extracomment>Make the text larger</extracomment>
        <translation>Larger</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Search the text</source>
        <translation>Search the text</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Next match</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Previous match</translation>
    </message>
    <message>
        <source>Compare with English</source>
        <extracomment>Switched on, a click on a paragraph shows its English original</extracomment>
        <translation>Compare with English</translation>
    </message>
    <message>
        <source>EN buttons</source>
        <extracomment>Switched on, there is a button EN under each paragraph</extracomment>
        <translation>EN buttons</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>RulesBrowser</name>
    <message>
        <source>The rules could not be printed</source>
        <translation>The rules could not be printed</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>RulesChoices</name>
    <message>
        <source>Choices of this program and the traditional rule</source>
        <translation>Choices of this program and the traditional rule</translation>
    </message>
    <message>
        <source>Scorpion has no official rules. Three things are this program’s own choice, and worth knowing:</source>
        <translation>Scorpion has no official rules. Three things are this program’s own choice, and worth knowing:</translation>
    </message>
    <message>
        <source>Runs leave the table. By the traditional rules, finished runs stay where they are, and such a column is usually left alone, unless it covers a face-down card. The program takes them off and lays them aside.</source>
        <translation>Runs leave the table. By the traditional rules, finished runs stay where they are, and such a column is usually left alone, unless it covers a face-down card. The program takes them off and lays them aside.</translation>
    </message>
    <message>
        <source>The reserve at any time. By the traditional rules, the reserve is dealt when no other move is possible. The program lets you deal it whenever you like.</source>
        <translation>The reserve at any time. By the traditional rules, the reserve is dealt when no other move is possible. The program lets you deal it whenever you like.</translation>
    </message>
    <message>
        <source>The score. There is no generally accepted way of counting points; this one belongs to the program.</source>
        <translation>The score. There is no generally accepted way of counting points; this one belongs to the program.</translation>
    </message>
    <message>
        <source>If you prefer the traditional rules, choose this game in the “New game” window: %1.</source>
        <extracomment>%1 is a game name</extracomment>
        <translation>If you prefer the traditional rules, choose this game in the “New game” window: %1.</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>RulesDeal</name>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>The deck has %1 cards and no jokers. All of them are dealt: %2 of %3 each.</source>
        <translation>The deck has %1 cards and no jokers. All of them are dealt: %2 of %3 each.</translation>
    </message>
    <message numerus="yes">
        <source>The deck has %1 cards and no jokers. %n of them are dealt: %2 of %3 each.</source>
        <translation>
            <numerusform>The deck has %1 cards and no jokers. %n of them is dealt: %2 of %3 each.</numerusform>
            <numerusform>The deck has %1 cards and no jokers. %n of them are dealt: %2 of %3 each.</numerusform>
        </translation>
    </message>
    <message>
        <source>This makes %1 face-down and %2 face-up cards.</source>
        <translation>This makes %1 face-down and %2 face-up cards.</translation>
    </message>
    <message numerus="yes">
        <source>The remaining %n card(s) lie face-down beside the columns and form the reserve.</source>
        <translation>
            <numerusform>The remaining %n card lies face-down beside the columns and forms the reserve.</numerusform>
            <numerusform>The remaining %n cards lie face-down beside the columns and form the reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The remaining %n card(s) lie face-up beside the columns and form the open reserve.</source>
        <translation>
            <numerusform>The remaining %n card lies face-up beside the columns and forms the open reserve.</numerusform>
            <numerusform>The remaining %n cards lie face-up beside the columns and form the open reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next to it, %n place(s) wait for the complete runs.</source>
        <translation>
            <numerusform>Next to it, %n place waits for the complete runs.</numerusform>
            <numerusform>Next to it, %n places wait for the complete runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1 to %2: %n card(s), all face-up</source>
        <translation>
            <numerusform>columns %1 to %2: %n card, face-up</numerusform>
            <numerusform>columns %1 to %2: %n cards, all face-up</numerusform>
        </translation>
    </message>
    <message>
        <source>columns %1 to %2: %3, and on them %4</source>
        <extracomment>%3 is “3 cards face-down”, %4 “4 cards face-up”</extracomment>
        <translation>columns %1 to %2: %3, and on them %4</translation>
    </message>
    <message>
        <source>With real cards one deals row by row. In the first %1 rows, the cards of columns %2 to %3 are laid face-down and the others face-up; after that, all rows are face-up. The rows may overlap.</source>
        <translation>With real cards one deals row by row. In the first %1 rows, the cards of columns %2 to %3 are laid face-down and the others face-up; after that, all rows are face-up. The rows may overlap.</translation>
    </message>
</context>
<context>
    <name>RulesEmpty</name>
    <message>
        <source>Empty column</source>
        <translation>Empty column</translation>
    </message>
    <message>
        <source>Any other card is refused. If interactive rules are on, the program says: “%1”.</source>
        <extracomment>%1 is the sentence by which the program refuses the move</extracomment>
        <translation>Any other card is refused. If interactive rules are on, the program says: “%1”.</translation>
    </message>
    <message>
        <source>A column that has become empty takes only kings: a run that starts with a king, or a set of kings.</source>
        <translation>A column that has become empty takes only kings: a run that starts with a king, or a set of kings.</translation>
    </message>
    <message>
        <source>A column that has become empty takes any card, not only a king, alone or with the cards that lie on it.</source>
        <translation>A column that has become empty takes any card, not only a king, alone or with the cards that lie on it.</translation>
    </message>
    <message>
        <source>A column that has become empty takes only a king, alone or with the cards that lie on it.</source>
        <translation>A column that has become empty takes only a king, alone or with the cards that lie on it.</translation>
    </message>
</context>
<context>
    <name>RulesEnd</name>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left the table.</source>
        <translation>
            <numerusform>The game is won when %n run has left the table.</numerusform>
            <numerusform>The game is won when all %n runs have left the table.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is either empty or exactly one complete run.</source>
        <translation>The game is won when every column is either empty or exactly one complete run.</translation>
    </message>
    <message>
        <source>When no move is left, the program says so. You can then undo moves or start a new game.</source>
        <translation>When no move is left, the program says so. You can then undo moves or start a new game.</translation>
    </message>
    <message>
        <source>Moving a whole column to an empty column is allowed, but it counts as a move that is left only if a complete run leaves the table by it.</source>
        <translation>Moving a whole column to an empty column is allowed, but it counts as a move that is left only if a complete run leaves the table by it.</translation>
    </message>
    <message>
        <source>Moving a whole column to an empty column is allowed, but as it changes nothing, it does not count as a move that is left.</source>
        <translation>Moving a whole column to an empty column is allowed, but as it changes nothing, it does not count as a move that is left.</translation>
    </message>
</context>
<context>
    <name>RulesFaceDown</name>
    <message>
        <source>Face-down cards</source>
        <translation>Face-down cards</translation>
    </message>
    <message>
        <source>There are none in this game: you see every card from the start.</source>
        <translation>There are none in this game: you see every card from the start.</translation>
    </message>
    <message>
        <source>When the last face-up card that lies on a face-down one leaves, the face-down card turns over by itself and can be played from then on.</source>
        <translation>When the last face-up card that lies on a face-down one leaves, the face-down card turns over by itself and can be played from then on.</translation>
    </message>
</context>
<context>
    <name>RulesMoves</name>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Only the first card of the block, the one you take hold of, decides where it may go:</source>
        <translation>Only the first card of the block, the one you take hold of, decides where it may go:</translation>
    </message>
    <message>
        <source>The last card of a column is the one on which nothing lies.</source>
        <translation>The last card of a column is the one on which nothing lies.</translation>
    </message>
    <message>
        <source>An example, the first move of a game that was won: move the %1 from column %2 onto the %3 in column %4. The %5 comes along, although it is of another suit.</source>
        <translation>An example, the first move of a game that was won: move the %1 from column %2 onto the %3 in column %4. The %5 comes along, although it is of another suit.</translation>
    </message>
    <message>
        <source>An example: move the %1 from column %2 onto the %3 in column %4. What lies on it comes along: %5.</source>
        <translation>An example: move the %1 from column %2 onto the %3 in column %4. What lies on it comes along: %5.</translation>
    </message>
    <message>
        <source>On the same board, you cannot put the %1 on the %2. The program answers: “%3”.</source>
        <extracomment>%1 and %2 are cards, %3 is the sentence by which the program refuses the move</extracomment>
        <translation>On the same board, you cannot put the %1 on the %2. The program answers: “%3”.</translation>
    </message>
    <message>
        <source>The reason is given as long as interactive rules are on in the preferences, as they are by default. When they are off, the block just goes back.</source>
        <translation>The reason is given as long as interactive rules are on in the preferences, as they are by default. When they are off, the block just goes back.</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if that one is one rank higher, regardless of suit: the %1 on the %2, a jack on a queen;</source>
        <translation>it goes on the last card of a column if that one is one rank higher, regardless of suit: the %1 on the %2, a jack on a queen;</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if that one is of the same suit and one rank higher: the %1 on the %2, a jack on the queen of its suit;</source>
        <translation>it goes on the last card of a column if that one is of the same suit and one rank higher: the %1 on the %2, a jack on the queen of its suit;</translation>
    </message>
    <message>
        <source>The card you take and everything that lies on it are a block. It can be moved if it is a run, going down rank by rank in one suit, or a set, all of one rank. A mixed block stays where it is, and the program says why.</source>
        <translation>The card you take and everything that lies on it are a block. It can be moved if it is a run, going down rank by rank in one suit, or a set, all of one rank. A mixed block stays where it is, and the program says why.</translation>
    </message>
    <message>
        <source>Any face-up card can be moved, even from the middle of a column. It moves together with all the cards that lie on it, as one block, whether they are in order or not.</source>
        <translation>Any face-up card can be moved, even from the middle of a column. It moves together with all the cards that lie on it, as one block, whether they are in order or not.</translation>
    </message>
    <message>
        <source>it goes on the last card of a column if both have the same rank: the %1 on the %2;</source>
        <translation>it goes on the last card of a column if both have the same rank: the %1 on the %2;</translation>
    </message>
    <message>
        <source>on an ace goes nothing but another ace.</source>
        <translation>on an ace goes nothing but another ace.</translation>
    </message>
    <message>
        <source>nothing goes on an ace.</source>
        <translation>nothing goes on an ace.</translation>
    </message>
</context>
<context>
    <name>RulesRelaxed</name>
    <message>
        <source>Classic and relaxed</source>
        <translation>Classic and relaxed</translation>
    </message>
    <message>
        <source>There is no such choice in this game: it always has its own rule of building.</source>
        <translation>There is no such choice in this game: it always has its own rule of building.</translation>
    </message>
    <message>
        <source>In the “New game” window you choose the classic rules, which are the default, or the relaxed ones.</source>
        <translation>In the “New game” window you choose the classic rules, which are the default, or the relaxed ones.</translation>
    </message>
    <message>
        <source>In relaxed mode a card goes on any card that is one rank higher, regardless of suit: the %1 on the %2.</source>
        <translation>In relaxed mode a card goes on any card that is one rank higher, regardless of suit: the %1 on the %2.</translation>
    </message>
    <message>
        <source>By the classic rules this move is refused with the message “%1”.</source>
        <extracomment>%1 is the sentence by which the program refuses the move</extracomment>
        <translation>By the classic rules this move is refused with the message “%1”.</translation>
    </message>
    <message>
        <source>This text describes the relaxed rules. The classic ones: %1.</source>
        <translation>This text describes the relaxed rules. The classic ones: %1.</translation>
    </message>
    <message>
        <source>This text describes the classic rules. The relaxed ones: %1.</source>
        <translation>This text describes the classic rules. The relaxed ones: %1.</translation>
    </message>
    <message>
        <source>Everything else stays the same. In particular, only a run of one suit is complete.</source>
        <translation>Everything else stays the same. In particular, only a run of one suit is complete.</translation>
    </message>
    <message>
        <source>Everything else stays the same. In particular, only complete runs of one suit leave the table.</source>
        <translation>Everything else stays the same. In particular, only complete runs of one suit leave the table.</translation>
    </message>
    <message>
        <source>Everything else stays the same: only a king goes to an empty column, and only complete runs of one suit leave the table.</source>
        <translation>Everything else stays the same: only a king goes to an empty column, and only complete runs of one suit leave the table.</translation>
    </message>
</context>
<context>
    <name>RulesReserve</name>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>This game has no reserve: all cards are on the table from the start.</source>
        <translation>This game has no reserve: all cards are on the table from the start.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %n card(s) is dealt only once, with one click: one card, face-up, onto each of columns 1 to %1, even onto an empty one.</source>
        <translation>
            <numerusform>The reserve of %n card is dealt only once, with one click: one card, face-up, onto each of columns 1 to %1, even onto an empty one.</numerusform>
            <numerusform>The reserve of %n cards is dealt only once, with one click: one card, face-up, onto each of columns 1 to %1, even onto an empty one.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this program it can be done at any time.</source>
        <translation>In this program it can be done at any time.</translation>
    </message>
    <message>
        <source>It has to wait until no other move is left; if you ask for it earlier, the program says so.</source>
        <translation>It has to wait until no other move is left; if you ask for it earlier, the program says so.</translation>
    </message>
    <message>
        <source>Dealing the reserve counts as one move, and one undo takes it back.</source>
        <translation>Dealing the reserve counts as one move, and one undo takes it back.</translation>
    </message>
    <message numerus="yes">
        <source>The reserve of %n card(s) lies face-up, and its cards are played one by one.</source>
        <translation>
            <numerusform>The reserve of %n card lies face-up, and its cards are played one by one.</numerusform>
            <numerusform>The reserve of %n cards lies face-up, and its cards are played one by one.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of them goes onto a column where it fits; a king also goes to an empty column.</source>
        <translation>Each of them goes onto a column where it fits; a king also goes to an empty column.</translation>
    </message>
    <message>
        <source>Each of them goes onto a column where it fits, or to an empty column.</source>
        <translation>Each of them goes onto a column where it fits, or to an empty column.</translation>
    </message>
    <message>
        <source>You can play them at any time.</source>
        <translation>You can play them at any time.</translation>
    </message>
    <message>
        <source>You can play them only when no other move is left.</source>
        <translation>You can play them only when no other move is left.</translation>
    </message>
    <message>
        <source>A place that has been emptied stays empty: nothing is put back there.</source>
        <translation>A place that has been emptied stays empty: nothing is put back there.</translation>
    </message>
</context>
<context>
    <name>RulesRuns</name>
    <message>
        <source>Complete runs</source>
        <translation>Complete runs</translation>
    </message>
    <message numerus="yes">
        <source>A complete run is %n face-up card(s) of one suit, from king to ace. In this game it stays on the table.</source>
        <translation>
            <numerusform>A complete run is %n face-up card of one suit, from king to ace. In this game it stays on the table.</numerusform>
            <numerusform>A complete run is %n face-up cards of one suit, from king to ace. In this game it stays on the table.</numerusform>
        </translation>
    </message>
    <message>
        <source>A column that is finished is usually left alone, unless it covers a face-down card.</source>
        <translation>A column that is finished is usually left alone, unless it covers a face-down card.</translation>
    </message>
    <message numerus="yes">
        <source>When a column ends in a complete run, %n face-up card(s) of one suit from king to ace, the program takes it off the table and puts it on one of the %1 places.</source>
        <translation>
            <numerusform>When a column ends in a complete run, %n face-up card of one suit from king to ace, the program takes it off the table and puts it on one of the %1 places.</numerusform>
            <numerusform>When a column ends in a complete run, %n face-up cards of one suit from king to ace, the program takes it off the table and puts it on one of the %1 places.</numerusform>
        </translation>
    </message>
    <message>
        <source>If there is a face-down card under the run, it turns over.</source>
        <translation>If there is a face-down card under the run, it turns over.</translation>
    </message>
    <message>
        <source>No card is ever put on these places by hand.</source>
        <translation>No card is ever put on these places by hand.</translation>
    </message>
    <message>
        <source>After each move the program looks at every column.</source>
        <translation>After each move the program looks at every column.</translation>
    </message>
    <message>
        <source>The program looks only at the column that has just received cards; after dealing the reserve, at columns 1 to %1 in turn.</source>
        <translation>The program looks only at the column that has just received cards; after dealing the reserve, at columns 1 to %1 in turn.</translation>
    </message>
    <message>
        <source>The program looks only at the column that has just received cards.</source>
        <translation>The program looks only at the column that has just received cards.</translation>
    </message>
    <message>
        <source>A run covered by other cards stays where it is until those cards leave.</source>
        <translation>A run covered by other cards stays where it is until those cards leave.</translation>
    </message>
    <message>
        <source>A run covered by other cards stays where it is, and it also stays when those cards leave later. To make it leave, move its king to an empty column.</source>
        <translation>A run covered by other cards stays where it is, and it also stays when those cards leave later. To make it leave, move its king to an empty column.</translation>
    </message>
</context>
<context>
    <name>RulesScore</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>The score starts at 0, and no move ever lowers it:</source>
        <translation>The score starts at 0, and no move ever lowers it:</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>What happens</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>A card is put on a card of its own suit</source>
        <translation>A card is put on a card of its own suit</translation>
    </message>
    <message>
        <source>A face-down card turns over, also after a run has left the table</source>
        <translation>A face-down card turns over, also after a run has left the table</translation>
    </message>
    <message>
        <source>A face-down card turns over</source>
        <translation>A face-down card turns over</translation>
    </message>
    <message>
        <source>A complete run leaves the table</source>
        <translation>A complete run leaves the table</translation>
    </message>
    <message>
        <source>A run becomes complete in its column, once for each suit</source>
        <translation>A run becomes complete in its column, once for each suit</translation>
    </message>
    <message>
        <source>In this game points can be gathered without end, so results are not ranked by score.</source>
        <translation>In this game points can be gathered without end, so results are not ranked by score.</translation>
    </message>
    <message>
        <source>Undo takes the points of a move away again, and redo returns them.</source>
        <translation>Undo takes the points of a move away again, and redo returns them.</translation>
    </message>
    <message numerus="yes">
        <source>The program keeps the last %n action(s) for undo, or all of them if you turn the limit off in the preferences.</source>
        <translation>
            <numerusform>The program keeps the last action for undo, or all of them if you turn the limit off in the preferences.</numerusform>
            <numerusform>The program keeps the last %n actions for undo, or all of them if you turn the limit off in the preferences.</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Any other move, such as a card put on one of the same rank</source>
        <translation>Any other move, such as a card put on one of the same rank</translation>
    </message>
    <message>
        <source>a king put in an empty column</source>
        <translation>a king put in an empty column</translation>
    </message>
    <message>
        <source>a card put in an empty column</source>
        <translation>a card put in an empty column</translation>
    </message>
    <message>
        <source>a card put on another suit</source>
        <translation>a card put on another suit</translation>
    </message>
    <message>
        <source>dealing the reserve</source>
        <translation>dealing the reserve</translation>
    </message>
    <message>
        <source>Any other move: %1</source>
        <extracomment>%1 is a list such as “a king put in an empty column, dealing the reserve”</extracomment>
        <translation>Any other move: %1</translation>
    </message>
    <message>
        <source>So a game that is won without undo brings at least %1 points: %2 × %3 for cards turned over and %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</source>
        <translation>So a game that is won without undo brings at least %1 points: %2 × %3 for cards turned over and %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</translation>
    </message>
    <message>
        <source>So a game that is won without undo brings at least %1 points: %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</source>
        <translation>So a game that is won without undo brings at least %1 points: %4 × %5 for complete runs. Each card put on its own suit adds %6 to that.</translation>
    </message>
</context>
<context>
    <name>RulesShort</name>
    <message>
        <source>In short</source>
        <translation>In short</translation>
    </message>
    <message>
        <source>A solitaire, or patience, for one deck of %1 cards. It is related to Spider, but plays more like Yukon.</source>
        <translation>A solitaire, or patience, for one deck of %1 cards. It is related to Spider, but plays more like Yukon.</translation>
    </message>
    <message numerus="yes">
        <source>A complete run, from king to ace in one suit, leaves the table. When all %n run(s) have left it, the game is won.</source>
        <translation>
            <numerusform>A complete run, from king to ace in one suit, leaves the table. When %n run has left it, the game is won.</numerusform>
            <numerusform>A complete run, from king to ace in one suit, leaves the table. When all %n runs have left it, the game is won.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete runs, from king to ace in one suit, stay on the table. The game is won when every column that holds cards is exactly one complete run.</source>
        <translation>Complete runs, from king to ace in one suit, stay on the table. The game is won when every column that holds cards is exactly one complete run.</translation>
    </message>
    <message>
        <source>A solitaire, or patience, for one deck of %1 cards, invented by David Parlett. It is of the Spider kind, in the manner of Scorpion.</source>
        <translation>A solitaire, or patience, for one deck of %1 cards, invented by David Parlett. It is of the Spider kind, in the manner of Scorpion.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each, all face-up, and no reserve.</source>
        <extracomment>%1 is “13 columns”, %2 “4 cards”</extracomment>
        <translation>There are %1 of %2 each, all face-up, and no reserve.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each. %3 cards are face-down, and %4 more lie open in the reserve.</source>
        <extracomment>%1 is “10 columns”, %2 “5 cards”, %3 and %4 are numbers</extracomment>
        <translation>There are %1 of %2 each. %3 cards are face-down, and %4 more lie open in the reserve.</translation>
    </message>
    <message>
        <source>There are %1 of %2 each. %3 cards are face-down, and %4 more wait in the reserve.</source>
        <extracomment>%1 is “7 columns”, %2 “7 cards”, %3 and %4 are numbers</extracomment>
        <translation>There are %1 of %2 each. %3 cards are face-down, and %4 more wait in the reserve.</translation>
    </message>
    <message>
        <source>A card goes on a card of the same suit that is one rank higher. Taken from the middle of a column, it brings along all the cards that lie on it.</source>
        <translation>A card goes on a card of the same suit that is one rank higher. Taken from the middle of a column, it brings along all the cards that lie on it.</translation>
    </message>
    <message>
        <source>A card goes on any card that is one rank higher, regardless of suit. Taken from the middle of a column, it brings along all the cards that lie on it.</source>
        <translation>A card goes on any card that is one rank higher, regardless of suit. Taken from the middle of a column, it brings along all the cards that lie on it.</translation>
    </message>
    <message>
        <source>A card goes on a card of the same rank, or on a card of the same suit that is one rank higher. Several cards move together only as a run of one suit or as a set of one rank.</source>
        <translation>A card goes on a card of the same rank, or on a card of the same suit that is one rank higher. Several cards move together only as a run of one suit or as a set of one rank.</translation>
    </message>
    <message>
        <source>Only kings, or a run that starts with a king, can go to an empty column.</source>
        <translation>Only kings, or a run that starts with a king, can go to an empty column.</translation>
    </message>
    <message>
        <source>Any card may go to an empty column.</source>
        <translation>Any card may go to an empty column.</translation>
    </message>
    <message>
        <source>Only a king goes to an empty column.</source>
        <translation>Only a king goes to an empty column.</translation>
    </message>
</context>
<context>
    <name>RulesTactics</name>
    <message>
        <source>Tactics</source>
        <translation>Tactics</translation>
    </message>
    <message>
        <source>This is not an easy game: it asks for attention and foresight.</source>
        <translation>This is not an easy game: it asks for attention and foresight.</translation>
    </message>
    <message>
        <source>First look carefully through the whole deal. Some deals cannot be won.</source>
        <translation>First look carefully through the whole deal. Some deals cannot be won.</translation>
    </message>
    <message>
        <source>A run that lies in reverse order in one column is a burden: say the %1, on it the %2, and the %3 on top. Older books give up such a deal at once. It need not be lost: such deals are won too, they only take more work, because the run has to be taken apart card by card.</source>
        <extracomment>%1 is the jack of clubs, %2 the queen, %3 the king; each lies on the one before</extracomment>
        <translation>A run that lies in reverse order in one column is a burden: say the %1, on it the %2, and the %3 on top. Older books give up such a deal at once. It need not be lost: such deals are won too, they only take more work, because the run has to be taken apart card by card.</translation>
    </message>
    <message>
        <source>If the deal looks promising, try to uncover the face-down cards first. Often this takes a move before it, which frees the card that you want to build on.</source>
        <translation>If the deal looks promising, try to uncover the face-down cards first. Often this takes a move before it, which frees the card that you want to build on.</translation>
    </message>
    <message>
        <source>Leave a finished column alone, unless a face-down card lies under it: then move the run to an empty column.</source>
        <translation>Leave a finished column alone, unless a face-down card lies under it: then move the run to an empty column.</translation>
    </message>
    <message>
        <source>Think before every move. One careless move can block the game; undo is there for that.</source>
        <translation>Think before every move. One careless move can block the game; undo is there for that.</translation>
    </message>
    <message>
        <source>Look for cards that lie criss-cross: say %1 on %2 in one column and %3 on %4 in another. %1 fits only on %4, and %3 only on %2, so each pair waits for the other.</source>
        <translation>Look for cards that lie criss-cross: say %1 on %2 in one column and %3 on %4 in another. %1 fits only on %4, and %3 only on %2, so each pair waits for the other.</translation>
    </message>
    <message>
        <source>Only an empty column can part them.</source>
        <translation>Only an empty column can part them.</translation>
    </message>
    <message>
        <source>Such a deal cannot be won, and playing on is a waste of time.</source>
        <translation>Such a deal cannot be won, and playing on is a waste of time.</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>In words</source>
        <extracomment>A link under a picture of a board</extracomment>
        <translation>In words</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>What to do</source>
        <comment>heading over a list of commands</comment>
        <translation>What to do</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>heading over a list of shortcuts</comment>
        <translation>Keys</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>Rules of %1</source>
        <comment>game name</comment>
        <translation>Rules of %1</translation>
    </message>
</context>
<context>
    <name>RulesVariants</name>
    <message>
        <source>Variants</source>
        <translation>Variants</translation>
    </message>
    <message>
        <source>All games of the family are in this program:</source>
        <translation>All games of the family are in this program:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game name: what it is like</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sources: an encyclopedia article on Scorpion, in English and Russian; an older guide to solitaire games, in Russian; the rules of another Scorpion program, in Ukrainian and Hebrew. What they leave open is played as in PySolFC, which the deal numbers come from, too.</source>
        <translation>Sources: an encyclopedia article on Scorpion, in English and Russian; an older guide to solitaire games, in Russian; the rules of another Scorpion program, in Ukrainian and Hebrew. What they leave open is played as in PySolFC, which the deal numbers come from, too.</translation>
    </message>
    <message>
        <source>the game that all the others come from; a card goes on its own suit, a king to an empty column.</source>
        <translation>the game that all the others come from; a card goes on its own suit, a king to an empty column.</translation>
    </message>
    <message>
        <source>complete runs stay on the table, and the reserve is dealt only when no other move is left.</source>
        <translation>complete runs stay on the table, and the reserve is dealt only when no other move is left.</translation>
    </message>
    <message>
        <source>almost the same as Scorpion, but an empty column takes any card or run, not only a king. That gives you more chances of winning than in Scorpion.</source>
        <translation>almost the same as Scorpion, but an empty column takes any card or run, not only a king. That gives you more chances of winning than in Scorpion.</translation>
    </message>
    <message>
        <source>the numbers of columns with and without face-down cards are exchanged: only columns %1 to %2 have face-down cards, in the other %3 all cards are face-up. The play is the same, but winning is easier than in Scorpion.</source>
        <translation>the numbers of columns with and without face-down cards are exchanged: only columns %1 to %2 have face-down cards, in the other %3 all cards are face-up. The play is the same, but winning is easier than in Scorpion.</translation>
    </message>
    <message>
        <source>%1 of %2 each. In columns %3 to %4, %5 lie at the bottom and %6 on them; the three “blind” cards in each of these columns gave the game its name, after the English nursery rhyme. In the other columns all cards are face-up. The last %7 cards lie open beside them and can be used at any time. Otherwise it is played like Scorpion.</source>
        <translation>%1 of %2 each. In columns %3 to %4, %5 lie at the bottom and %6 on them; the three “blind” cards in each of these columns gave the game its name, after the English nursery rhyme. In the other columns all cards are face-up. The last %7 cards lie open beside them and can be used at any time. Otherwise it is played like Scorpion.</translation>
    </message>
    <message>
        <source>Wasp in which only columns %1 to %2 have face-down cards.</source>
        <translation>Wasp in which only columns %1 to %2 have face-down cards.</translation>
    </message>
    <message>
        <source>invented by David Parlett, another game of the Spider kind in the manner of Scorpion. %1 of %2 each, all face-up; cards of the same rank go on one another, too.</source>
        <translation>invented by David Parlett, another game of the Spider kind in the manner of Scorpion. %1 of %2 each, all face-up; cards of the same rank go on one another, too.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Toolbar</source>
        <translation>Toolbar</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Search the text</source>
        <translation>Search the text</translation>
    </message>
    <message>
        <source>Not found on this page</source>
        <translation>Not found on this page</translation>
    </message>
</context>
<context>
    <name>SolverPanel</name>
    <message>
        <source>Previous step</source>
        <translation>Previous step</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>StateNotices</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continue</translation>
    </message>
    <message>
        <source>Copy &amp;details</source>
        <translation>Copy &amp;details</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;lose</translation>
    </message>
    <message>
        <source>The game is won!</source>
        <translation>The game is won!</translation>
    </message>
    <message>
        <source>No moves left</source>
        <translation>No moves left</translation>
    </message>
    <message>
        <source>Something went wrong; the game is saved and goes on</source>
        <translation>Something went wrong; the game is saved and goes on</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Score: %1</translation>
    </message>
    <message>
        <source>Part of it was played by the program, so it does not count</source>
        <translation>Part of it was played by the program, so it does not count</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Details copied</translation>
    </message>
</context>
<context>
    <name>StatisticsFiles</name>
    <message>
        <source>Export the statistics</source>
        <translation>Export the statistics</translation>
    </message>
    <message>
        <source>Comma-separated values (%1)</source>
        <translation>Comma-separated values (%1)</translation>
    </message>
    <message>
        <source>JSON (%1)</source>
        <translation>JSON (%1)</translation>
    </message>
    <message>
        <source>The statistics could not be exported</source>
        <translation>The statistics could not be exported</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exported to %1</translation>
    </message>
    <message>
        <source>Begin the statistics anew</source>
        <translation>Begin the statistics anew</translation>
    </message>
    <message>
        <source>Begin the statistics anew? The present ones are kept in a backup file.</source>
        <translation>Begin the statistics anew? The present ones are kept in a backup file.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Begin anew</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>No backup of the statistics could be made</source>
        <translation>No backup of the statistics could be made</translation>
    </message>
    <message>
        <source>The statistics up to now are kept as %1</source>
        <translation>The statistics up to now are kept as %1</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>All time</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Last 7 days</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Last 30 days</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Last 365 days</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Results</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Charts</translation>
    </message>
    <message>
        <source>&amp;Attempts</source>
        <translation>&amp;Attempts</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Attempts</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Play again</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Re&amp;play</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>Begin a&amp;new…</source>
        <translation>Begin a&amp;new…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;lose</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Percent won of the last %1 attempts, attempt by attempt</source>
        <translation>Percent won of the last %1 attempts, attempt by attempt</translation>
    </message>
    <message>
        <source>Attempts by score</source>
        <translation>Attempts by score</translation>
    </message>
    <message>
        <source>Percent won of each game</source>
        <translation>Percent won of each game</translation>
    </message>
    <message>
        <source>There is nothing to show yet</source>
        <translation>There is nothing to show yet</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copy the deal number</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Score: %1</translation>
    </message>
    <message>
        <source>Moves: %1</source>
        <translation>Moves: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Time: %1</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>Looking…</source>
        <translation>Looking…</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Winnable</source>
        <translation>Winnable</translation>
    </message>
    <message>
        <source>No longer winnable</source>
        <translation>No longer winnable</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>This deal cannot be won</translation>
    </message>
    <message>
        <source>Cannot be won from here</source>
        <translation>Cannot be won from here</translation>
    </message>
    <message numerus="yes">
        <source>Not decided after %n position(s)</source>
        <translation>
            <numerusform>Not decided after %n position</numerusform>
            <numerusform>Not decided after %n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>Winnable?</source>
        <translation>Winnable?</translation>
    </message>
    <message>
        <source>The verdict takes the face-down cards into account</source>
        <translation>The verdict takes the face-down cards into account</translation>
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
        <translation>bookmark:</translation>
    </message>
    <message>
        <source>%1, on the table now</source>
        <translation>%1, on the table now</translation>
    </message>
</context>
<context>
    <name>StorageWords</name>
    <message>
        <source>%1 is not there or cannot be read</source>
        <translation>%1 is not there or cannot be read</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 is empty</translation>
    </message>
    <message>
        <source>%1 is too large for a saved game</source>
        <translation>%1 is too large for a saved game</translation>
    </message>
    <message>
        <source>%1 is not a saved game</source>
        <translation>%1 is not a saved game</translation>
    </message>
    <message>
        <source>%1 was saved by a newer version of this program and cannot be opened by this one</source>
        <translation>%1 was saved by a newer version of this program and cannot be opened by this one</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be opened</source>
        <translation>%1 is damaged and cannot be opened</translation>
    </message>
    <message>
        <source>%1 holds a game that cannot have been played by the rules</source>
        <translation>%1 holds a game that cannot have been played by the rules</translation>
    </message>
    <message>
        <source>The last game was saved by a newer version of this program; its file is kept as %1</source>
        <translation>The last game was saved by a newer version of this program; its file is kept as %1</translation>
    </message>
    <message>
        <source>The last game was saved by a newer version of this program</source>
        <translation>The last game was saved by a newer version of this program</translation>
    </message>
    <message>
        <source>The last game could not be read; its file is kept as %1</source>
        <translation>The last game could not be read; its file is kept as %1</translation>
    </message>
    <message>
        <source>The last game could not be read</source>
        <translation>The last game could not be read</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>this folder cannot be written to</source>
        <translation>this folder cannot be written to</translation>
    </message>
    <message>
        <source>this folder does not exist</source>
        <translation>this folder does not exist</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>this is not a folder</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>this is a folder</translation>
    </message>
    <message>
        <source>there is too much for one file</source>
        <translation>there is too much for one file</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what could not be written: why</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The statistics were damaged; the old file is kept as %1</source>
        <translation>The statistics were damaged; the old file is kept as %1</translation>
    </message>
    <message>
        <source>The statistics are damaged and cannot be read</source>
        <translation>The statistics are damaged and cannot be read</translation>
    </message>
    <message>
        <source>The statistics were made by a newer version of this program</source>
        <translation>The statistics were made by a newer version of this program</translation>
    </message>
    <message>
        <source>Another program holds the statistics</source>
        <translation>Another program holds the statistics</translation>
    </message>
    <message>
        <source>The statistics cannot be opened</source>
        <translation>The statistics cannot be opened</translation>
    </message>
    <message>
        <source>the result will be added later</source>
        <translation>the result will be added later</translation>
    </message>
    <message>
        <source>the result is kept only until the program is closed</source>
        <translation>the result is kept only until the program is closed</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is wrong with the statistics; what becomes of the result</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The statistics could not be written: the disk is full</source>
        <translation>The statistics could not be written: the disk is full</translation>
    </message>
    <message>
        <source>The preferences were damaged; the old file is kept as %1</source>
        <translation>The preferences were damaged; the old file is kept as %1</translation>
    </message>
    <message>
        <source>This link does not lead to a deal</source>
        <translation>This link does not lead to a deal</translation>
    </message>
    <message>
        <source>Another copy of the program is running and does not answer; nothing is saved here</source>
        <translation>Another copy of the program is running and does not answer; nothing is saved here</translation>
    </message>
</context>
<context>
    <name>SuitNames</name>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
</context>
<context>
    <name>SummaryTable</name>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Share won</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Streak</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Longest streak</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Best score</translation>
    </message>
    <message>
        <source>Fastest win</source>
        <translation>Fastest win</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Fewest moves</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>Time spent</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Scores are compared only within one game, and only where points cannot be gathered without end</source>
        <translation>Scores are compared only within one game, and only where points cannot be gathered without end</translation>
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
        <translation>How many of its deals can be won has not been counted</translation>
    </message>
    <message>
        <source>All %1 deals that were looked at can be won, with all cards known</source>
        <translation>All %1 deals that were looked at can be won, with all cards known</translation>
    </message>
    <message>
        <source>At least %1 of its deals can be won, with all cards known (%2 were looked at)</source>
        <translation>At least %1 of its deals can be won, with all cards known (%2 were looked at)</translation>
    </message>
    <message>
        <source>%1 of its deals can be won, with all cards known (%2 were looked at)</source>
        <translation>%1 of its deals can be won, with all cards known (%2 were looked at)</translation>
    </message>
</context>
<context>
    <name>TableNames</name>
    <message>
        <source>Card table</source>
        <translation>Card table</translation>
    </message>
    <message>
        <source>Card table, paused</source>
        <translation>Card table, paused</translation>
    </message>
    <message>
        <source>column %1, empty</source>
        <translation>column %1, empty</translation>
    </message>
    <message numerus="yes">
        <source>column %1, %n card(s)</source>
        <translation>
            <numerusform>column %1, %n card</numerusform>
            <numerusform>column %1, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>reserve, place %1 of %2</source>
        <translation>reserve, place %1 of %2</translation>
    </message>
    <message>
        <source>reserve, place %1 of %2, empty</source>
        <translation>reserve, place %1 of %2, empty</translation>
    </message>
    <message>
        <source>place %1 of %2, empty</source>
        <translation>place %1 of %2, empty</translation>
    </message>
    <message>
        <source>place %1 of %2: %3</source>
        <translation>place %1 of %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, column %2, card %3 of %4, %n card(s) on it</source>
        <translation>
            <numerusform>%1, column %2, card %3 of %4, %n card on it</numerusform>
            <numerusform>%1, column %2, card %3 of %4, %n cards on it</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, column %2, card %3 of %4</source>
        <translation>%1, column %2, card %3 of %4</translation>
    </message>
    <message>
        <source>%1, reserve, card %2 of %3</source>
        <translation>%1, reserve, card %2 of %3</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Link copied</source>
        <translation>Link copied</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>Deal number copied</translation>
    </message>
    <message>
        <source>No column takes this card now</source>
        <translation>No column takes this card now</translation>
    </message>
</context>
</TS>

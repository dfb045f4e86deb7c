<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>BoardFaults</name>
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
</TS>

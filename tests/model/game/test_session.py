from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import FAMILY, Board, DealNumber, deal


def test_a_session_begins_with_the_deal():
    game, number = FAMILY["wasp"], DealNumber.parse("17")
    session = Session.begin(game, number)
    assert (session.game, session.number, session.seconds) == (game, number, 0)
    assert session.history.current.position == deal(game, number)


def test_another_history_leaves_the_first_session_as_it_was():
    session = Session.begin(FAMILY["scorpion"], DealNumber.parse("17"))
    move = Board(session.game, session.history.current.position).legal_moves[0]
    later = session.with_history(session.history.play(move))
    assert later.history.current.move == move
    assert session.history.current.move is None
    assert (later.game, later.number) == (session.game, session.number)

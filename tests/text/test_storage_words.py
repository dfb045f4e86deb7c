"""What is said when something could not be written."""

import errno

import pytest

from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.storage_words import write_fault_text

REASONS = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk is full",
    errno.EACCES: "this folder cannot be written to",
    errno.EPERM: "this folder cannot be written to",
    errno.EROFS: "this folder cannot be written to",
    errno.ENOENT: "this folder does not exist",
    errno.ENOTDIR: "this folder does not exist",
    errno.EEXIST: "this is not a folder",
    errno.EISDIR: "this is a folder",
    errno.EFBIG: "there is too much for one file",
}


@pytest.mark.parametrize(("number", "reason"), REASONS.items())
def test_the_reason_is_told_in_the_language_of_the_rest(number, reason):
    error = OSError(number, "in the system's words")
    sentences = [
        write_fault_text("X", error, catalogue(code).translate) for code in ("en", "uk", "he", "ru")
    ]
    assert sentences[0] == f"X: {reason}"
    assert all(sentence.startswith("X: ") for sentence in sentences)
    assert len(set(sentences)) == 4
    assert not any("system" in sentence for sentence in sentences)


def test_only_a_reason_without_words_of_ours_is_in_those_of_the_system():
    said = write_fault_text("X", OSError(errno.EIO, "words"), catalogue("uk").translate)
    assert said.startswith("X: ")
    assert "words" in said
    assert write_fault_text("X", OSError(), catalogue("uk").translate) == "X"

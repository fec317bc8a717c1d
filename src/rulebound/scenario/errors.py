"""Where something stands in a situation, and the one error that a situation which can't be used raises."""

from dataclasses import dataclass


class SituationError(Exception):
    """A situation can't be used; the message says what is wrong and what to do.

    `line` and `column` count from 1; both are None where there is no text (plain data, an absent file).
    `str()` gives `file:line:column: message`.
    """

    def __init__(self, message: str, file: str, line: int | None = None, column: int | None = None) -> None:
        # What a message quotes from a file can run over several lines; a message is one.
        message = " ".join(message.split())
        super().__init__(message, file, line, column)
        self.message = message
        self.file = file
        self.line = line
        self.column = column

    def __str__(self) -> str:
        place = f":{self.line}:{self.column}" if self.line is not None else ""
        return f"{self.file}{place}: {self.message}"


@dataclass(slots=True)
class Mark:
    """A position: line and column from 1 in a text; in plain data the path of keys instead (`players.you.hand`)."""

    file: str
    line: int | None = None
    column: int | None = None
    path: str = ""

    def error(self, message: str) -> SituationError:
        """The error to raise for what stands here."""
        told = f"at {self.path}: {message}" if self.line is None and self.path else message
        return SituationError(told, self.file, self.line, self.column)

"""PCG32, the game's own generator: integers only, one stream for each purpose, its state a part of the table."""

from typing import ClassVar, Final

from rulebound.kernel.mypyc import mypyc_attr

MASK_32: Final = (1 << 32) - 1
MASK_64: Final = (1 << 64) - 1
MULTIPLIER: Final = 6364136223846793005


def mix(seed: int) -> int:
    """Spread a seed over 64 bits (SplitMix64's finalizer), so that neighbouring seeds are independent."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK_64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK_64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK_64
    return z ^ (z >> 31)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """One stream of random numbers; two streams of one seed have different increments and never meet."""

    __slots__ = ("increment", "state")
    FIELDS: ClassVar[tuple[str, ...]] = ("state", "increment")

    def __init__(self, seed: int, number: int) -> None:
        self.increment: int = ((mix(seed >> 64) ^ mix(number + 1)) << 1 | 1) & MASK_64
        self.state: int = 0
        self.next()
        self.state = (self.state + mix(seed & MASK_64)) & MASK_64
        self.next()

    def copy(self) -> "Stream":
        """An independent stream that gives the same numbers from here on."""
        twin = Stream.__new__(Stream)
        twin.state = self.state
        twin.increment = self.increment
        return twin

    def next(self) -> int:
        """The next 32 bits."""
        old = self.state
        self.state = (old * MULTIPLIER + self.increment) & MASK_64
        word = (((old >> 18) ^ old) >> 27) & MASK_32
        turn = old >> 59
        return ((word >> turn) | (word << (32 - turn))) & MASK_32

    def below(self, bound: int) -> int:
        """A number 0 … bound-1, each equally likely (numbers that would favour some are thrown away)."""
        least = (1 << 32) % bound  # fewer numbers than this have one place too many
        number = self.next()
        while number < least:
            number = self.next()
        return number % bound

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into a random order, every order equally likely (Fisher and Yates)."""
        last = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1

"""What `--version` says: the program, the rules it follows, and how old its bans and cards are."""

from typing import Final

from rulebound import __version__

BAN_LIST: Final = "2026-09-18"
CARD_DATA: Final = "2026-11"


def version_text() -> str:
    """Five lines: version, editions of the rules, ban list, card data, compiled or not."""
    from rulebound.kernel import loop
    from rulebound.rulebook.index import FULL_EDITION, QUOTED_EDITION

    compiled = not str(loop.__file__).endswith(".py")
    return "\n".join(
        [
            f"rulebound {__version__}",
            f"rules: {FULL_EDITION} in full, {QUOTED_EDITION} as far as it is quoted",
            f"ban list: {BAN_LIST}",
            f"card data: {CARD_DATA}",
            f"core: {'compiled' if compiled else 'interpreted'}",
        ]
    )

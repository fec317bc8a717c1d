"""The Modes of Play, and what follows when a player leaves the game (481 to 489, 649 to 652)."""

from typing import Final

from rulebound.rulebook import names
from rulebound.rulebook.rule import Chapter, Rule

_IN: Final = Chapter("Modes of play and leaving the game")

# fmt: off
RULES: Final[tuple[Rule, ...]] = (
    _IN.definition(
        "MODES", "482", "Modes of Play",
        "A Mode of Play says how many people play, in teams or alone, how many battlefields there are and what is "
        "needed to win.",
        "Mode of Play",
    ),
    _IN.definition(
        "MODES.VICTORY_SCORE", "483.3", "The mode sets the Victory Score",
        "Each Mode of Play says how many points a player or a team needs.",
        "Mode of Play", "Victory Score",
    ),
    _IN.definition(
        "MODES.BATTLEFIELDS", "483.4", "The mode sets the battlefields",
        "Each Mode of Play says how many battlefields are in the game.",
        "Mode of Play", "Battlefield",
    ),
    _IN.rule(
        names.MODE_DUEL, "485", "Duel",
        "Two players, two battlefields, 8 points, a single game.",
        "Duel", "Mode of Play",
    ),
    _IN.rule(
        names.DUEL_SECOND_PLAYER_CHANNELS, "485.7", "Duel: a rune more for the second player",
        "The player who did not begin channels three runes, not two, in their first turn.",
        "Duel", "Channel", "First Turn",
    ),
    _IN.rule(
        names.MODE_MATCH, "486", "Match",
        "Two players as in a duel, but the first to win two games wins.",
        "Match", "Mode of Play",
    ),
    _IN.rule(
        names.MATCH_SECOND_PLAYER_CHANNELS, "486.7", "Match: a rune more for the second player",
        "In each game the player who did not begin channels three runes in their first turn.",
        "Match", "Channel", "First Turn",
    ),
    _IN.rule(
        names.MODE_FFA3, "487", "Skirmish, three players",
        "Three players, each against all, three battlefields, 8 points.",
        "Skirmish", "Mode of Play",
    ),
    _IN.rule(
        names.FFA3_FIRST_TURN, "487.7", "Skirmish: the first turns",
        "Whoever begins skips the first draw; whoever comes last channels a rune more in their first turn.",
        "Skirmish", "First Turn", "Draw", "Channel",
    ),
    _IN.rule(
        names.MODE_FFA4, "488", "War, four players",
        "Four players, each against all, three battlefields, 8 points.",
        "War", "Mode of Play",
    ),
    _IN.rule(
        names.FFA4_FIRST_TURN, "488.7", "War: the first turns",
        "Whoever begins skips the first draw; the fourth player channels a rune more in their first turn.",
        "War", "First Turn", "Draw", "Channel",
    ),
    _IN.rule(
        names.MODE_TWO_V_TWO, "489", "Magma Chamber, two against two",
        "Two teams of two players, three battlefields, 11 points for a team.",
        "Magma Chamber", "Team", "Mode of Play",
    ),
    _IN.rule(
        names.TWO_V_TWO_VICTORY_SCORE, "489.3", "A team needs 11 points",
        "In the game of two against two the Victory Score is 11.",
        "Magma Chamber", "Victory Score",
    ),
    _IN.definition(
        "2V2.TURN_ORDER", "489.5.c", "The teams alternate",
        "After a player of one team it is the turn of one of the other team.",
        "Magma Chamber", "Turn Order",
    ),
    _IN.rule(
        names.TWO_V_TWO_WIN_TOGETHER, "489.6.a.3", "A team wins together",
        "When a player wins, their team mate wins as well.",
        "Magma Chamber", "Team", "Win",
    ),
    _IN.rule(
        names.TWO_V_TWO_FIRST_TURN, "489.7", "Two against two: the first turns",
        "Whoever begins skips the first draw; the fourth player channels a rune more in their first turn.",
        "Magma Chamber", "First Turn", "Draw", "Channel",
    ),
    _IN.not_yet(
        "2V2.INVITE", "489.8.a", "Acting in a team mate's turn",
        "The Turn Player may let the team mate play a spell or an ability.",
        "Acting in a team mate's turn comes with the whole game.",
        "Magma Chamber", "Team", "Priority",
    ),
    _IN.rule(
        names.TWO_V_TWO_TEAMMATES_BATTLEFIELD, "489.8.b", "No handing over of battlefields",
        "A battlefield that the team mate controlled in the Beginning Phase can't be scored by the team in that turn.",
        "Magma Chamber", "Team", "Score",
    ),
    _IN.definition(
        "2V2.CONTROL", "489.8.c", "Control is not shared",
        "Team mates don't control each other's things.",
        "Magma Chamber", "Team", "Control",
    ),
    _IN.rule(
        names.TWO_V_TWO_POINTS, "489.8.d", "Points are shared",
        "A team has one score. What a player gains or loses, the team gains or loses.",
        "Magma Chamber", "Team", "Point",
    ),
    _IN.rule(
        names.TWO_V_TWO_FINAL_POINT, "489.8.g.1", "The Final Point of a team",
        "For the Final Point a player has to score every battlefield except those that the team mate had in this "
        "turn's Scoring Step.",
        "Magma Chamber", "Final Point", "Team",
    ),
    _IN.rule(
        names.CONCEDE, "650", "Conceding",
        "Everyone may give up at any moment.",
        "Concede",
    ),
    _IN.rule(
        names.CONCEDE_LAST_PLAYER, "651.1", "The last one left wins",
        "If a player gives up and only one is left, that one wins.",
        "Concede", "Win",
    ),
    _IN.definition(
        "CONCEDE.REMOVED", "651.3", "A removed player decides nothing",
        "Whoever has left the game makes no more choices.",
        "Concede",
    ),
    _IN.rule(
        names.CONCEDE_TEAM, "651.4", "A team leaves together",
        "When a player gives up, their team mates lose with them.",
        "Concede", "Team",
    ),
    _IN.rule(
        names.REMOVE_BANISH, "652.1", "What they had in play is banished",
        "Permanents, runes and facedown cards that the leaving player owns or controls are banished.",
        "Concede", "Banish",
    ),
    _IN.rule(
        names.REMOVE_BATTLEFIELD, "652.2", "Their battlefield becomes a blank one",
        "In place of the battlefield that they brought a blank one is put. The units at it stay.",
        "Concede", "Battlefield", "Token",
    ),
    _IN.rule(
        names.REMOVE_CARDS, "652.3", "Their cards leave the game",
        "All cards that belong to the leaving player are taken away.",
        "Concede", "Owner",
    ),
    _IN.rule(
        names.REMOVE_COUNTER, "652.4", "What they had on the Chain is countered",
        "Their spells and abilities on the Chain do nothing any more.",
        "Concede", "Counter", "Chain",
    ),
    _IN.rule(
        names.REMOVE_TURN, "652.5.a.1", "If it was their turn",
        "The next player in turn order takes over.",
        "Concede", "Turn Order",
    ),
    _IN.not_yet(
        "REMOVE.FOCUS", "652.5.b.1", "If they had the focus",
        "In a Showdown the focus goes to the player who follows.",
        "Showdowns come with the whole game.",
        "Concede", "Focus",
    ),
    _IN.rule(
        names.REMOVE_PRIORITY, "652.5.c.1", "If they had priority",
        "While a Chain exists, the player after them is given priority.",
        "Concede", "Priority",
    ),
)

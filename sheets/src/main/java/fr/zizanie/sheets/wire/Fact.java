package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.OneOf;
import java.util.Optional;

/**
 * Something that a line of the log brought about.
 *
 * @param what "card" (its fate); pieces: "moved" "taken" "out" "back" "turned" "merged" "neutral"
 *     "crowned" "prince" "became" "promoted" "kept" "away"; squares: "hole" "magnet" "shield"
 *     "dunce" "sprung" "barred"; "armed", "reversed", "upright"
 * @param fate it took effect, had none, was stopped by another card, or went back to its hand
 * @param rule which part of the fundamental rule annulled a card that stayed without effect
 */
public record Fact(
    String what,
    Optional<String> at,
    Optional<String> to,
    Optional<String> art,
    Optional<String> side,
    Optional<String> seat,
    Optional<String> card,
    @OneOf({"counts", "void", "countered", "back"}) Optional<String> fate,
    @OneOf({"F1", "F2", "F3", "F4"}) Optional<String> rule) {}

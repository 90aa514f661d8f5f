package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the rules offer somebody now.
 *
 * @param over whether nobody acts any more
 * @param toAct the seat that he may act for
 * @param now its choices; none without such a seat
 * @param then the choices after one of them
 * @param running the timed decision that is running, whoever is to make it
 */
record Offered(
    boolean over,
    Optional<Seat> toAct,
    Choices now,
    Function<Choice, Choices> then,
    Optional<Running> running) {}

package fr.zizanie.rules.ironpond.card;

import fr.zizanie.rules.core.answer.Words;

/** What players read of a card. */
public record Label(int number, Timing timing, Words title, Words text) {}

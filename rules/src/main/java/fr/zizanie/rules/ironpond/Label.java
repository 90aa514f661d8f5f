package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.answer.Words;

/** What players read of a card. */
record Label(int number, Timing timing, Words title, Words text) {}

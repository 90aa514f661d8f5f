package fr.zizanie.rules.tsunami.deck;

/** How long an effect lasts, in turns after the one in which its card was played (P11). */
public enum Until {
  SELF_TURN_END,
  OPP_NEXT_TURN_END,
  SELF_NEXT_TURN_END
}

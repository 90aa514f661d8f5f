package fr.zizanie.rules.ironpond;

/** What a card does to the scene once every question is answered. */
@FunctionalInterface
interface Effect {
  Change on(Moment m, Picks picks);
}

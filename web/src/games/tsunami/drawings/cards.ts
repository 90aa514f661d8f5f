/** The drawings of the Tsunami cards, by the ids of the deck. */
export { default } from "drawings:cards/tsunami";

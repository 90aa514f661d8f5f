/** The drawings of the Iron Pond cards: "1" to "73" and "blank". */
export { default } from "drawings:cards/ironpond";

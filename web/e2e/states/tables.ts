import { onPhone } from "../visitor";
import { GAMES } from "./pages";
import type { Stage, Walks } from "./walk";

/** A square of one's own, and one of the other side, in games that always begin alike. */
const TOUCHED = {
  ironpond: [],
  mutation: ["d2", "d8"],
  confusion: ["c2", "c10"],
  felon: ["g2", "g12"],
  tsunami: ["E4", "K10"],
} as const;

/** What a phone shows beside the board. */
const TABS = ["Partie", "Règles", "Options"];

/** What a phone shows in turn. */
async function tabs({ enter, look }: Stage, game: string): Promise<void> {
  const visitor = await enter(onPhone);
  await visitor.open({ game, opponent: "computer", level: 1, options: {}, seat: "white" });
  await visitor.board();
  for (const tab of TABS) {
    await visitor.press(tab);
    await look(visitor, `table-${game}-${tab}`, "phone");
  }
  for (let twice = 0; twice < 2; twice++) await visitor.press("Abandonner");
  await visitor.page.getByRole("button", { name: "Revanche" }).waitFor();
  await look(visitor, `table-${game}-over`, "phone");
}

/** The table of each game: against the computer, while a friend is awaited, and on one screen from the first touch to the end. */
export const TABLES: Walks = {
  "tabs on a phone": async (stage) => {
    for (const game of ["mutation", "confusion", "ironpond"]) await tabs(stage, game);
  },
  ...Object.fromEntries(
    GAMES.map((game): [string, Walks[string]] => [
      `table of ${game}`,
      async ({ ann, look }) => {
        await ann.open({ game, opponent: "computer", level: 1, options: {} });
        await ann.board();
        await look(ann, `table-${game}`);
        await ann.open({ game, opponent: "friend", options: {} });
        await ann.sees("Invitez un ami.");
        await look(ann, `invite-${game}`);
        await ann.open({ game, options: {}, opponent: "screen" });
        const regard = ann.page.getByRole("button", { name: /montrez-moi$/ });
        await regard.or(ann.page.locator(".zb-grid")).first().waitFor();
        await look(ann, `screen-${game}`);
        if (await regard.isVisible()) await regard.click();
        await ann.board();
        for (let side = 0; game === "felon" && side < 2; side++) {
          await ann.press("Au hasard");
          await ann.played(side + 1);
        }
        for (const at of TOUCHED[game]) {
          await ann.touch(at);
          await look(ann, `${game}-${at}`);
        }
        for (let twice = 0; twice < 2; twice++) await ann.press("Abandonner");
        await ann.page.getByRole("button", { name: "Revanche" }).waitFor();
        await look(ann, `${game}-over`);
      },
    ]),
  ),
};

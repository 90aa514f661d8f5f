import type { Visitor } from "./visitor";

interface Play {
  id: string;
  seat: string;
  action: string;
}

/** Plays an action through a line of its own, and waits until the server has it. Runs in the page. */
export function say({ id, seat, action }: Play): Promise<void> {
  return new Promise((resolve, reject) => {
    const line = new WebSocket(`ws://${location.host}/ws/matches/${id}?have=0`);
    let before: number | undefined;
    line.onclose = () => reject(new Error("the line broke"));
    line.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; version: number };
      if (message.type === "refused") reject(new Error(String(data)));
      if (message.type !== "sheet") return;
      if (before === undefined) {
        before = message.version;
        line.send(JSON.stringify({ type: "play", ref: 1, version: before, seat, action }));
      } else if (message.version > before) {
        line.close();
        resolve();
      }
    };
  });
}

/** Plays the beginning of a match in turn, without boards: for tests of what comes after it. */
export async function openWith(
  id: string,
  players: readonly { visitor: Visitor; seat: string }[],
  actions: readonly string[],
): Promise<void> {
  // Any document of the site may open a line; this one is small.
  for (const { visitor } of players) await visitor.goto("api/me");
  for (const [k, action] of actions.entries()) {
    const player = players[k % players.length];
    if (player) await player.visitor.page.evaluate(say, { id, seat: player.seat, action });
  }
}

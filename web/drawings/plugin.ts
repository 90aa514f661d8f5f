import type { Plugin } from "vite";
import { drawingsOf } from "./folders.ts";

const PREFIX = "drawings:";

/** Imports `drawings:KIND` or `drawings:KIND/GAME` as a function that fetches these drawings: they are data, not script. */
export function drawings(): Plugin {
  let building = false;
  return {
    name: "drawings",
    configResolved: ({ command, mode }) => void (building = command === "build" && mode !== "test"),
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id, options) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const [kind = "", game] = name.split("/");
      const source = JSON.stringify(drawingsOf(kind, game));
      // Where there is no browser nothing is fetched.
      if (!building || options?.ssr) return `export default async () => (${source});`;
      const file = this.emitFile({ type: "asset", name: `drawings-${game ?? kind}.json`, source });
      return `export default async () => {
        const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json();
      };`;
    },
  };
}

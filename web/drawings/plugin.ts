import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "drawings:";

/** Imports `drawings:FOLDER` as a function that fetches the drawings of `src/art/FOLDER`: they are data, not script. */
export function drawings(): Plugin {
  let building = false;
  return {
    name: "drawings",
    configResolved: ({ command, mode }) => void (building = command === "build" && mode !== "test"),
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id, options) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const folder = new URL(`../src/art/${name}/`, import.meta.url);
      const files = readdirSync(folder).filter((file) => file.endsWith(".svg"));
      const source = JSON.stringify(
        Object.fromEntries(files.map((file) => [basename(file, ".svg"), readFileSync(new URL(file, folder), "utf8")])),
      );
      // Where there is no browser nothing is fetched.
      if (!building || options?.ssr) return `export default async () => (${source});`;
      const file = this.emitFile({ type: "asset", name: `drawings-${basename(name)}.json`, source });
      return `export default async () => {
        const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.json();
      };`;
    },
  };
}

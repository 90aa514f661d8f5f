// Writes the list of all files that a copy without a server is made of: node first/list.mjs, after everything else.
import { readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const filesOf = (folder) =>
  readdirSync(here(folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => relative(here(folder), join(parentPath, name)));

/** What only a server of ours answers with: its documents, packed files, and what it shows other sites of a link. */
const OF_A_SERVER = /^(\.vite|first|pictures)\/|^index\.html$|\.br$/;

const LIST = "files.txt";
const files = new Set([
  ...filesOf("dist").filter((file) => !OF_A_SERVER.test(file)),
  ...filesOf(".alone").filter((file) => file !== LIST),
]);
writeFileSync(here(`.alone/${LIST}`), `${[...files].sort().join("\n")}\n`);

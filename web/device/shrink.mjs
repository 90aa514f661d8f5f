// Makes the program of a device smaller before the page is built, if it changed: node device/shrink.mjs.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const made = here("../browser/target/page/device.wasm");
const small = here(".device/device.wasm");
const begun = here(".device/begun.wasm");

const time = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
if (!existsSync(made) && !existsSync(small)) throw new Error(`${made} is missing: Maven's module browser builds it`);
// How it is made counts as well as what of: two builds of the same sources are equal.
const newest = Math.max(...[made, here("device/smaller.mjs"), here("package-lock.json")].map(time));
if (existsSync(made) && time(small) < newest) {
  mkdirSync(here(".device"), { recursive: true });
  execFileSync(process.execPath, [here("device/smaller.mjs"), made, begun]);
  writeFileSync(here(".device/device.json"), JSON.stringify({ bytes: statSync(begun).size }));
  renameSync(begun, small);
}

// Makes the program of a device smaller before the page is built: node device/shrink.mjs. What TeaVM leaves is a tenth larger.
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
const newest = Math.max(...[made, here("device/shrink.mjs"), here("package-lock.json")].map(time));
if (existsSync(made) && time(small) < newest) {
  mkdirSync(here(".device"), { recursive: true });
  // What browsers with WebAssembly GC have, and nothing newer.
  const known = ["gc", "reference-types", "exception-handling", "bulk-memory", "sign-ext", "multivalue"];
  const how = [...known, "mutable-globals", "nontrapping-float-to-int"].map((name) => `--enable-${name}`);
  execFileSync(process.execPath, [
    here("node_modules/binaryen/bin/wasm-opt"),
    made,
    "-o",
    begun,
    ...how,
    "--closed-world",
    "-Os",
  ]);
  writeFileSync(here(".device/device.json"), JSON.stringify({ bytes: statSync(begun).size }));
  renameSync(begun, small);
}

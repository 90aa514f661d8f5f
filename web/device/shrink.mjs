// Makes the program of a device smaller before the page is built: node device/shrink.mjs. What TeaVM leaves is a tenth larger.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const made = here("../browser/target/page/device.wasm");
const small = here(".device/device.wasm");

if (!existsSync(made)) throw new Error(`${made} is missing: Maven's module browser builds it`);
if (!existsSync(small) || statSync(small).mtimeMs < statSync(made).mtimeMs) {
  mkdirSync(here(".device"), { recursive: true });
  const how = ["--all-features", "--closed-world", "-Os"];
  execFileSync(process.execPath, [here("node_modules/binaryen/bin/wasm-opt"), made, "-o", small, ...how]);
  writeFileSync(here(".device/device.json"), JSON.stringify({ bytes: statSync(small).size }));
}

// Makes a program of TeaVM's a tenth smaller: node device/smaller.mjs FROM TO [--open]. With --open its types may be known outside, as
// TeaVM's own script for pages knows them; ours knows none (src/device/runtime.ts).
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const WASM_OPT = fileURLToPath(new URL("../node_modules/binaryen/bin/wasm-opt", import.meta.url));

// What browsers with WebAssembly GC have, and nothing newer.
const KNOWN = ["gc", "reference-types", "exception-handling", "bulk-memory", "sign-ext", "multivalue"];
const HOW = [...KNOWN, "mutable-globals", "nontrapping-float-to-int"].map((name) => `--enable-${name}`);

// Inlined first, functions need to be optimised but once: -Os does it some ten times over, for a larger file.
const ONCE = ["--dae", "--inlining", "-O1"];

const [from = "", to = "", ...open] = process.argv.slice(2);
const world = open.includes("--open") ? [] : ["--closed-world"];
execFileSync(process.execPath, [WASM_OPT, from, "-o", to, ...HOW, ...world, ...ONCE]);

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import tokens from "../src/look/tokens.css?raw";
import { coloursOf } from "./flat";
import { loaded, png } from "./resvg";

/** An icon of the installed page: `purpose` as the manifest names it; empty where another file points at it. */
export interface AppIcon {
  name: string;
  size: number;
  purpose: "any" | "maskable" | "monochrome" | "";
  png: Uint8Array;
}

/** How an icon is drawn, in parts of a hundred. */
interface Look {
  /** How high the ear is. */
  high: number;
  /** How round the corners of its tile are; without one, nothing lies behind the ear, and it is of one colour. */
  round?: number;
}

const TILE: Look = { high: 78, round: 20 };
/** A device cuts this into any shape that has the middle four fifths. */
const CUT: Look = { high: 70, round: 0 };
const ALONE: Look = { high: 84 };

/** The window's own icon, without the colours that it has by night. */
function ear(): string {
  const file = createRequire(import.meta.url).resolve("../public/icon.svg");
  return readFileSync(file, "utf8").replace(/<style>.*<\/style>|<\/?svg[^>]*>/g, "");
}

/** The icons, drawn with the window's own. */
export async function iconsOf(): Promise<AppIcon[]> {
  await loaded();
  const { everywhere: colours } = coloursOf(tokens);

  function drawn(name: string, size: number, purpose: AppIcon["purpose"], { high, round }: Look): AppIcon {
    const at = (100 - high) / 2;
    const tile = `<rect width="100" height="100" rx="${round}" fill="${colours["--paper"]}"/>`;
    const drawing = round === undefined ? ear().replace(/ fill="#\w+"/g, "") : tile + ear();
    const placed = drawing.replace("<g", `<g transform="translate(${at} ${at}) scale(${high / 100})"`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100" color="${colours["--ink"]}">${placed}</svg>`;
    return { name, size, purpose, png: png(svg) };
  }
  return [
    drawn("192", 192, "any", TILE),
    drawn("512", 512, "any", TILE),
    drawn("maskable", 512, "maskable", CUT),
    drawn("monochrome", 512, "monochrome", ALONE),
    drawn("apple", 180, "", CUT),
  ];
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fetched from "drawings:pieces";
import subset from "subset-font";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { insideOf } from "../src/art/sprite";
import type { Box } from "../src/game/parts";
import { boxOf } from "../src/games/index.svelte";
import tokens from "../src/look/tokens.css?raw";
import { coloursOf, flat } from "./flat";
import Game from "./Game.svelte";
import House from "./House.svelte";
import { loaded, png } from "./resvg";

const WIDTH = 1200;
const HEIGHT = 630;

const sheets = import.meta.glob<string>("../src/games/*/colours.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const file = createRequire(import.meta.url).resolve;

/** A picture that other sites show of a link to us, as PNG: its name, without the ending, is a game's id or `zizanie`. */
export interface Picture {
  name: string;
  png: Uint8Array;
}

/** The pictures of links to these games and to the house. */
export async function picturesOf(games: readonly { id: string; title: string }[]): Promise<Picture[]> {
  await loaded();
  const colours = coloursOf([tokens, ...Object.values(sheets)].join("\n"));
  const symbols = Object.fromEntries(Object.entries(await fetched()).map(([name, one]) => [name, insideOf(one)]));
  const font = await subset(
    readFileSync(file("@fontsource/young-serif/files/young-serif-latin-400-normal.woff2")),
    ["Zizanie", ...games.map(({ title }) => title)].join(""),
    { targetFormat: "sfnt" },
  );
  const boxes = games.flatMap(({ id, title }) => {
    const box: Box | undefined = boxOf(id);
    return box ? [{ id, title, box }] : [];
  });

  function drawn<T extends Record<string, unknown>>(Drawing: Component<T>, props: T): Uint8Array {
    const { body } = render(Drawing as Component, { props });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Young Serif">${body}</svg>`;
    const options = { font: { fontBuffers: [font], defaultFontFamily: "Young Serif" } };
    return png(flat(svg, colours, symbols), options);
  }

  return [
    { name: "zizanie", png: drawn(House, { boxes }) },
    ...boxes.map(({ id, title, box }) => ({ name: id, png: drawn(Game, { title, box }) })),
  ];
}

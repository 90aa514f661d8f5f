import { JSDOM } from "jsdom";
import { bareOf, type Bare } from "../src/table/bare";

/** The table of a game before a position is known. */
export async function tableOf(game: string): Promise<Bare | undefined> {
  globalThis.document ??= new JSDOM("<svg/>", { contentType: "image/svg+xml" }).window.document;
  return bareOf(game);
}

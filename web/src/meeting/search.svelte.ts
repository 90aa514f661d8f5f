import { mount } from "svelte";
import { calls } from "../site/calls.svelte";
import { site } from "../site/site.svelte";
import { place } from "../site/place.svelte";
import { pathOf } from "../site/router";
import { socketAt } from "../net/lasting";
import { Line, type Wanted } from "./line.svelte";
import Sought from "./Sought.svelte";
import { texts } from "./texts";

/** The line on which an opponent is looked for: it stays open wherever the visitor goes meanwhile. */
class Search {
  line = $state.raw<Line | null>(null);
  private shown = false;

  /** Follows the line, in a strip below every other page; fetched with this, so that no page pays for it. */
  follow(line: Line): void {
    if (this.line !== line) this.line?.close();
    this.line = line;
    if (this.shown) return;
    this.shown = true;
    mount(Sought, { target: document.body });
  }
}

/** What is looked for now. */
export const search = new Search();

/** The line to a game's open seats: the one that is open already, if an opponent is looked for there. */
export function enter(game: string): Line {
  const { line } = search;
  if (line?.game === game && line.wanted) return line;
  const fresh: Line = new Line(
    game,
    () => new WebSocket(socketAt(`/ws/games/${game}/seats`)),
    (match) => meet(fresh, match),
  );
  return fresh;
}

/** Begins to look for an opponent of a game, wherever the visitor is. */
export function begin(game: string, wanted: Wanted): void {
  const line = enter(game);
  search.follow(line);
  line.seek(wanted);
}

/** Somebody was found: the page goes there by itself, and calls whoever looks elsewhere. */
function meet(line: Line, match: string): void {
  line.close();
  if (search.line === line) search.line = null;
  const { found, foundNote } = texts().meeting;
  calls.notify(match, found(site.title(line.game)), foundNote);
  place.go(pathOf({ page: "game", id: match }));
}

/** The visitor has left the page of the game. */
export function leave(line: Line): void {
  if (line.wanted) search.follow(line);
  else {
    line.close();
    if (search.line === line) search.line = null;
  }
}

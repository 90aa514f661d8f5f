import "./board.css";
import { mountSprite } from "../art/sprite";
import type { At } from "../wire";
import { centreOf, extent, SQUARE, squareAt } from "./geometry";
import { createGrid } from "./grid";
import { labelOf } from "./labels";
import { createLens, SMALL } from "./lens";
import { listen, type Spot } from "./pointer";
import { EMPTY, pickOf, step, targets, typed, type Input, type Selection, type Step } from "./selection";
import { createDrawing, type Carried } from "./drawing";
import type { Board, BoardEvents, BoardView, Waiting } from "./types";

/** How long a piece dropped on a target waits there for an answer before it goes home. */
const PATIENCE = 3000;

let boards = 0;

/** Makes a board inside `host`, which gives it its width. */
export function createBoard(host: HTMLElement, first: BoardView, events: BoardEvents): Board {
  mountSprite();
  const id = `zb-${++boards}`;
  let view = kept(first);
  let selection: Selection = EMPTY;
  let carried: Carried | undefined;
  let cursor: At | undefined;
  /** The cursor shows for the keyboard only. */
  let byKey = true;
  let heardPointer = -Infinity;
  /** The point under the mouse, and the one that a finger has touched once. */
  let hovered: At | undefined;
  let touched: At | undefined;
  /** The square of a prepared move that the press which is still down has dropped. */
  let dropped: At | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** What the page was told last that waits for a second touch. */
  let told: Waiting | null = null;

  const drawing = createDrawing(first, id);
  const root = document.createElement("div");
  const status = document.createElement("div");
  status.className = "zb-status";
  status.setAttribute("role", "status");
  status.setAttribute("aria-live", "assertive");
  const lens = createLens(id, () => extent(drawing.geometry()));
  const confirm = document.createElement("button");
  confirm.type = "button";
  confirm.className = "zb-confirm";
  const confirmed = (): void => {
    if (touched === undefined || !choose(touched)) feed({ do: "confirm" });
  };
  confirm.addEventListener("click", confirmed);
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = "zb-cancel";
  cancel.addEventListener("click", () => drop());
  const bar = document.createElement("div");
  bar.className = "zb-bar";
  bar.append(confirm, cancel);
  const grid = createGrid({
    choose: (at) => choose(at) || feed({ do: "choose", at, careful: false }),
    escape: () => {
      const busy = selection.held !== null || touched !== undefined || Boolean(view.prepared);
      drop();
      return busy;
    },
    cursor: (at) => {
      cursor = at;
      // On touch the focus follows the finger, and must not disturb what it chose.
      if (byKey) feed({ do: "aim", at });
      redraw();
    },
  });

  // ---- from input to picture

  const feed = (input: Input): void => {
    const { held } = selection;
    const answer = step(selection, input);
    const missed = held !== null && answer.next.held === null && answer.play.length === 0;
    if (missed && "at" in input && input.at !== undefined && input.at !== held && input.do !== "aim") {
      if (view.moves.some((move) => move.from === held)) events.miss?.(held, input.at);
    }
    if (answer.next !== selection || answer.play.length > 0) take(answer);
  };

  const choosable = (at: At | undefined): boolean =>
    at !== undefined && (view.unsure || (view.choose?.includes(at) ?? false));

  /** Whether this square was one to choose rather than a way to move; where points are small a finger touches twice. */
  const choose = (at: At, careful = false): boolean => {
    if (!choosable(at)) return false;
    const waits = careful && view.goban !== undefined && touched !== at;
    touched = waits ? at : undefined;
    if (waits) redraw();
    else events.choose?.(at);
    return true;
  };

  /** The point to choose that the player means now. */
  const meant = (): At | undefined => {
    const at = touched ?? (byKey ? cursor : hovered);
    return choosable(at) ? at : undefined;
  };

  const take = ({ next, play }: Step): void => {
    const before = selection;
    selection = next;
    if (selection.held === null && !carried?.landed) carried = undefined;
    redraw();
    tellPick(before, play.length > 0);
    const [first] = play;
    if (first?.token === "") events.prepare?.({ from: first.from, to: first.to });
    else if (first) events.move(play);
  };

  const tellPick = (before: Selection, playing: boolean): void => {
    const [was, is] = [pickOf(before), pickOf(selection)];
    if (was?.at === is?.at && JSON.stringify(was?.aim) === JSON.stringify(is?.aim)) return;
    if (is && is.at !== was?.at)
      status.textContent = selection.free.includes(is.at)
        ? ""
        : view.words.picked(is.at, new Set(targets(selection).map((move) => move.to)).size);
    else if (!is) status.textContent = playing ? "" : view.words.dropped();
    events.pick(is);
  };

  const redraw = (): void => {
    drawing.mark({ selection, carried, cursor: byKey ? cursor : undefined, over: meant() });
    if (view.still) return;
    const can = new Set([...view.moves.map((move) => move.from), ...selection.free]);
    grid.tell((at) => ({
      label: labelOf(view, selection, at),
      selected: selection.held === at,
      can: can.has(at),
      target: targets(selection, at).length > 0 || (view.choose?.includes(at) ?? false),
    }));
    showConfirm();
  };

  /** What a first touch meant, if it waits for a second one. */
  const waitingFor = (): Waiting | null => {
    const { words, board } = view;
    const [swap] = selection.meant;
    if (swap) {
      const [one, other] = [swap.from, swap.to].map((at) => board.pieces.find((piece) => piece.at === at));
      const yes = words.swap ?? words.confirm;
      return { what: (one && other && words.swapped?.(one, other)) || yes, yes };
    }
    if (touched !== undefined) return { what: touched, yes: words.confirm };
    const { armed, held, aim } = selection;
    return armed && held !== null && aim !== null ? { what: `${held} → ${aim}`, yes: words.confirm } : null;
  };

  const showConfirm = (): void => {
    const now = waitingFor();
    if (events.wait) {
      if (JSON.stringify(now) !== JSON.stringify(told)) events.wait(now);
      told = now;
      bar.hidden = true;
      return;
    }
    bar.hidden = now === null;
    confirm.textContent = selection.meant.length > 0 ? (now?.what ?? "") : view.words.confirm;
    cancel.hidden = view.words.cancel === undefined;
    cancel.textContent = view.words.cancel ?? "";
  };

  const drop = (): void => {
    if (view.prepared) events.prepare?.(null);
    touched = undefined;
    land(undefined);
    feed({ do: "escape" });
    redraw();
  };

  const movable = (at: At): boolean => view.moves.some((move) => move.from === at) || selection.free.includes(at);

  // ---- pointers

  const locate = (event: PointerEvent): Spot => {
    const bounds = drawing.svg.getBoundingClientRect();
    const g = drawing.geometry();
    const scale = bounds.width > 0 ? extent(g).width / bounds.width : 1;
    const [x, y] = [(event.clientX - bounds.left) * scale, (event.clientY - bounds.top) * scale];
    return { at: squareAt(g, x, y), x, y, touch: event.pointerType === "touch" };
  };

  /** Pixels of a unit; 0 while the board isn't shown. */
  const scale = (): number => drawing.svg.getBoundingClientRect().width / extent(drawing.geometry()).width;

  const small = (): boolean => scale() > 0 && scale() * SQUARE < SMALL;

  /** Lets a piece down on a target until the answer comes, or (undefined) home. */
  const land = (at: At | undefined): void => {
    clearTimeout(waiting);
    if (!carried) return;
    if (at === undefined) {
      carried = undefined;
      return;
    }
    carried = { ...carried, ...centreOf(drawing.geometry(), at), landed: at };
    waiting = setTimeout(() => {
      land(undefined);
      redraw();
    }, PATIENCE);
  };

  const byPointer = (): void => {
    byKey = false;
    heardPointer = performance.now();
  };

  /** Any touch drops what was prepared; one of its own squares does no more than that. */
  const unprepare = (at: At | undefined): boolean => {
    const { prepared } = view;
    if (!prepared) return false;
    events.prepare?.(null);
    dropped = at === prepared.to || at === prepared.from ? at : undefined;
    return dropped !== undefined;
  };

  const careful = (spot: Spot): boolean => view.confirm === "always" || (spot.touch && view.confirm === "touch");

  const listener = {
    press(spot: Spot): void {
      byPointer();
      land(undefined);
      if (unprepare(spot.at)) return;
      if (spot.at !== undefined) feed({ do: "press", at: spot.at });
    },
    carry(from: Spot): boolean {
      byPointer();
      if (from.at === undefined || !movable(from.at)) return false;
      if (selection.held !== from.at) feed({ do: "press", at: from.at });
      // A piece pressed while another is in hand may be that one's target: then there is nothing to carry.
      if (selection.held !== from.at) return false;
      carried = { from: from.at, x: from.x, y: from.y, landed: undefined };
      return true;
    },
    drag(spot: Spot): void {
      if (!carried) return;
      // The piece stays in sight above a finger.
      carried = { ...carried, x: spot.x, y: spot.touch ? spot.y - SQUARE * 0.5 : spot.y };
      feed({ do: "aim", at: spot.at });
      drawing.fly({ selection, carried, cursor });
    },
    drop(spot: Spot): void {
      byPointer();
      if (!carried) return;
      const sure = !careful(spot);
      const plays =
        sure &&
        !selection.free.includes(carried.from) &&
        spot.at !== undefined &&
        targets(selection, spot.at).length > 0;
      land(plays ? spot.at : undefined);
      feed({ do: "drop", at: spot.at, careful: !sure });
      redraw();
    },
    tap(spot: Spot): void {
      byPointer();
      if (spot.at !== undefined && dropped === spot.at) {
        dropped = undefined;
        return;
      }
      if (spot.touch && unprepare(spot.at)) return;
      if (spot.at === undefined || choose(spot.at, careful(spot))) return;
      if (touched !== undefined) drop();
      if (view.goban && (view.choose?.length ?? 0) > 0) return events.miss?.(spot.at, spot.at);
      feed({ do: spot.touch ? "choose" : "lift", at: spot.at, careful: careful(spot) });
    },
    hover(spot: Spot | undefined): void {
      if (view.goban && spot?.at !== hovered) {
        const before = meant();
        hovered = spot?.at;
        if (hovered !== undefined) byKey = false;
        if (meant() !== before) redraw();
        return;
      }
      // A mouse that only rests somewhere must not take the aim from the keyboard.
      if (!byKey || spot?.at !== cursor) feed({ do: "aim", at: spot?.at });
    },
    peer(spot: Spot | undefined): void {
      // Beside the board it goes: to let go there plays nothing.
      lens.show(spot?.at !== undefined && small() ? spot : undefined);
    },
    cancel: drop,
  };

  // ---- mounting

  const stop = new AbortController();
  const listenAll = (): void => {
    const silence = listen(grid.element, locate, listener);
    stop.signal.addEventListener("abort", silence);
    const { signal } = stop;
    root.addEventListener(
      "keydown",
      () => {
        if (byKey) return;
        byKey = true;
        redraw();
      },
      { signal, capture: true },
    );
    root.addEventListener("pointerdown", byPointer, { signal, capture: true });
    // A right click lets go of everything.
    root.addEventListener(
      "contextmenu",
      (event) => {
        if (!view.prepared && selection.held === null) return;
        event.preventDefault();
        drop();
      },
      { signal },
    );
    if (typeof ResizeObserver === "function") {
      // With the lens the finger must be free to slide, so the page can't be scrolled from there.
      const sizes = new ResizeObserver(() => {
        root.classList.toggle("zb-small", small());
        root.style.setProperty("--zb-scale", String(scale()));
      });
      sizes.observe(root);
      signal.addEventListener("abort", () => sizes.disconnect());
    }
    // A screen reader clicks without a pointer.
    grid.element.addEventListener(
      "click",
      (event) => {
        const at = event.target instanceof HTMLElement ? event.target.dataset.at : undefined;
        if (at !== undefined && performance.now() - heardPointer > 500)
          choose(at) || feed({ do: "choose", at, careful: false });
      },
      { signal },
    );
    // Coming by the Tab key from elsewhere shows the cursor.
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Tab") byKey = true;
      },
      { signal, capture: true },
    );
  };

  const mount = (): void => {
    root.classList.add("zb");
    root.classList.toggle("zb-still", view.still);
    root.dataset.game = view.game;
    root.dataset.kind = view.board.kind;
    if (view.still) {
      drawing.svg.setAttribute("role", "img");
      drawing.svg.setAttribute("aria-label", view.words.board);
      drawing.svg.removeAttribute("aria-hidden");
      root.replaceChildren(drawing.svg);
      return;
    }
    drawing.svg.removeAttribute("role");
    drawing.svg.removeAttribute("aria-label");
    drawing.svg.setAttribute("aria-hidden", "true");
    if (grid.element.parentElement !== root) root.replaceChildren(drawing.svg, grid.element, bar, lens.element, status);
  };

  const update = (next: BoardView): void => {
    const moved = JSON.stringify(view.board.pieces) !== JSON.stringify(next.board.pieces);
    view = kept(next);
    if (!choosable(touched)) touched = undefined;
    mount();
    const before = selection;
    // Stones are never taken in hand.
    const pieces = view.goban ? [] : view.board.pieces;
    const offer = { do: "offer", moves: view.moves, pieces, free: view.free ?? [] } as const;
    selection = view.still
      ? { ...EMPTY, moves: view.moves, pieces: view.board.pieces, held: view.chosen }
      : step(selection, offer).next;
    drawing.update(view, { selection, carried, cursor });
    // A piece let down on a target stays there through updates that aren't the answer.
    if (carried && (carried.landed === undefined ? selection.held !== carried.from : moved)) land(undefined);
    if (!view.still) grid.lay(drawing.geometry(), view.words.board);
    redraw();
    if (!view.still) tellPick(before, false);
  };

  host.append(root);
  listenAll();
  update(first);

  return {
    update,
    confirm: confirmed,
    release: drop,
    type(text) {
      // A second figure may follow: on points one goes there, and Enter plays.
      if (view.goban) return grid.go(text.toUpperCase()) && false;
      const answer = typed(selection, text);
      if (answer) take(answer);
      return answer !== undefined;
    },
    focus: () => grid.focus(),
    destroy() {
      clearTimeout(waiting);
      stop.abort();
      drawing.destroy();
      root.remove();
    },
  };
}

/** The page may go on changing its own objects; what is compared with the next picture must stay as it was drawn. */
function kept(view: BoardView): BoardView {
  const pieces = view.board.pieces.map((piece) => ({ ...piece }));
  return { ...view, board: { ...view.board, pieces }, moves: view.moves.map((move) => ({ ...move })) };
}

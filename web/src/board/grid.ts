import type { At } from "../wire";
import { extent, rowsOf, stepped, type Geometry } from "./geometry";

/** What the keyboard, or the click of a screen reader, means. */
export interface GridListener {
  choose(at: At): void;
  escape(): boolean;
  /** The cursor moved, or left the board (undefined). */
  cursor(at: At | undefined): void;
}

/** What a cell says of its square. */
export interface CellState {
  label: string;
  selected: boolean;
  /** A piece that can move: it may be dragged. */
  can: boolean;
  target: boolean;
}

/** The grid that is read and walked through: transparent cells over the drawing, one tab stop in all. */
export interface Grid {
  element: HTMLElement;
  /** Lays the cells out for this geometry; the cursor keeps its square. */
  lay(geometry: Geometry, name: string): void;
  tell(state: (at: At) => CellState): void;
  focus(): void;
  /** Goes to a square; false when there is no such one. */
  go(at: At): boolean;
  has(target: EventTarget | null): boolean;
}

/** Makes the grid. */
export function createGrid(listener: GridListener): Grid {
  const element = document.createElement("div");
  element.className = "zb-grid";
  element.setAttribute("role", "grid");
  let geometry: Geometry | undefined;
  let laid = "";
  let cells = new Map<At, HTMLElement>();
  let cursor: At | undefined;

  const place = (at: At): void => {
    if (cursor !== undefined) cells.get(cursor)?.setAttribute("tabindex", "-1");
    cursor = at;
    cells.get(at)?.setAttribute("tabindex", "0");
  };

  const walk = (at: At): void => {
    place(at);
    cells.get(at)?.focus();
  };

  element.addEventListener("focusin", (event) => {
    const at = atOf(event.target);
    if (at === undefined) return;
    place(at);
    listener.cursor(at);
  });
  element.addEventListener("focusout", (event) => {
    if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) listener.cursor(undefined);
  });
  element.addEventListener("keydown", (event) => {
    if (!geometry || cursor === undefined || event.altKey || event.metaKey) return;
    const to = wayOf(event, geometry, cursor);
    if (to !== undefined) walk(to);
    else if (!event.ctrlKey && (event.key === "Enter" || event.key === " ")) listener.choose(cursor);
    else if (event.key !== "Escape" || !listener.escape()) return;
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    element,
    lay(next, name) {
      element.setAttribute("aria-label", name);
      const key = JSON.stringify(next);
      if (key === laid) return;
      const focused = element.contains(document.activeElement);
      laid = key;
      geometry = next;
      const rows = rowsOf(next);
      cells = new Map();
      element.replaceChildren(...rows.map((row) => layRow(row, cells)));
      lie(element, next);
      const start = cursor !== undefined && cells.has(cursor) ? cursor : (rows.at(-1)?.[0] ?? "");
      place(start);
      if (focused) cells.get(start)?.focus();
    },
    tell(state) {
      for (const [at, cell] of cells) {
        const { label, selected, can, target } = state(at);
        if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
        cell.setAttribute("aria-selected", String(selected));
        cell.classList.toggle("zb-can", can);
        cell.classList.toggle("zb-goal", target);
      }
    },
    focus() {
      if (cursor !== undefined) cells.get(cursor)?.focus();
    },
    go(at) {
      if (!cells.has(at)) return false;
      walk(at);
      return true;
    },
    has: (target) => target instanceof Node && element.contains(target),
  };
}

/** The square of a cell. */
export function atOf(target: EventTarget | null): At | undefined {
  return target instanceof HTMLElement ? target.dataset.at : undefined;
}

function layRow(row: At[], cells: Map<At, HTMLElement>): HTMLElement {
  const line = document.createElement("div");
  line.className = "zb-row";
  line.setAttribute("role", "row");
  for (const at of row) {
    const cell = document.createElement("div");
    cell.className = "zb-cell";
    cell.setAttribute("role", "gridcell");
    cell.setAttribute("tabindex", "-1");
    cell.dataset.at = at;
    cells.set(at, cell);
    line.append(cell);
  }
  return line;
}

/** Lays the grid exactly over the squares, in per cent of the drawing. */
function lie(element: HTMLElement, g: Geometry): void {
  const { width, height } = extent(g);
  const across = `${(g.margin / width) * 100}%`;
  const down = `${(g.margin / height) * 100}%`;
  Object.assign(element.style, { left: across, right: across, top: down, bottom: down });
}

/** The square a key leads to, by the screen: the viewer's up is up. */
function wayOf(event: KeyboardEvent, g: Geometry, at: At): At | undefined {
  const far = Math.max(g.width, g.height);
  switch (event.key) {
    case "ArrowLeft":
      return stepped(g, at, -1, 0);
    case "ArrowRight":
      return stepped(g, at, 1, 0);
    case "ArrowUp":
      return stepped(g, at, 0, -1);
    case "ArrowDown":
      return stepped(g, at, 0, 1);
    case "Home":
      return stepped(g, at, -far, event.ctrlKey ? -far : 0);
    case "End":
      return stepped(g, at, far, event.ctrlKey ? far : 0);
    default:
      return undefined;
  }
}

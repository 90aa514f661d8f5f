import { describe, expect, it } from "vitest";
import { EMPTY, pickOf, step, targets, typed, type Input, type Selection } from "../../src/board/selection";
import { king, piece, move } from "./fixtures";

const pieces = [king("e1"), piece("e2"), piece("a1", "rook"), piece("d7", "pawn", "black")];
const moves = [
  move("e2", "e3"),
  move("e2", "e4", { becomes: "queen" }),
  move("e2", "d7", { capture: true }),
  move("e1", "g1", { token: "O-O" }),
];

function after(...inputs: Input[]): { now: Selection; played: string[] } {
  let now = step(EMPTY, { do: "offer", moves, pieces }).next;
  const played: string[] = [];
  for (const input of inputs) {
    const answer = step(now, input);
    now = answer.next;
    played.push(...answer.play.map((each) => each.token));
  }
  return { now, played };
}

const press = (at: string): Input => ({ do: "press", at });
const lift = (at: string): Input => ({ do: "lift", at, careful: false });
const choose = (at: string): Input => ({ do: "choose", at, careful: false });
const touch = (at: string): Input => ({ do: "choose", at, careful: true });
const drop = (at: string | undefined, careful = false): Input => ({ do: "drop", at, careful });
const aim = (at: string | undefined): Input => ({ do: "aim", at });

describe("a mouse that clicks", () => {
  it("picks a piece up with the press and keeps it after the release", () => {
    expect(pickOf(after(press("e2"), lift("e2")).now)).toEqual({ at: "e2", aim: undefined });
  });
  it("plays with a second click on a target", () => {
    const { now, played } = after(press("e2"), lift("e2"), press("e4"), lift("e4"));
    expect(played).toEqual(["e2e4"]);
    expect(pickOf(now)).toBeNull();
  });
  it("drops the piece when it is clicked again", () => {
    expect(pickOf(after(press("e2"), lift("e2"), press("e2"), lift("e2")).now)).toBeNull();
  });
  it("drops the piece on an empty square that is no target", () => {
    expect(pickOf(after(press("e2"), lift("e2"), press("h5"), lift("h5")).now)).toBeNull();
  });
  it("changes its mind to another piece", () => {
    expect(pickOf(after(press("e2"), lift("e2"), press("a1"), lift("a1")).now)?.at).toBe("a1");
  });
  it("takes an enemy rather than picking it up", () => {
    expect(after(press("e2"), lift("e2"), press("d7"), lift("d7")).played).toEqual(["e2d7"]);
  });
  it("picks up a piece without moves, so that the page can explain", () => {
    expect(pickOf(after(press("d7"), lift("d7")).now)).toEqual({ at: "d7", aim: undefined });
  });
});

describe("a drag", () => {
  it("plays where it ends on a target", () => {
    expect(after(press("e2"), aim("e4"), drop("e4")).played).toEqual(["e2e4"]);
  });
  it("cancels outside the board and on other squares", () => {
    for (const where of [undefined, "h8"]) {
      const { now, played } = after(press("e2"), aim("e4"), aim(where), drop(where));
      expect(played).toEqual([]);
      expect(pickOf(now)).toBeNull();
    }
  });
  it("keeps the piece in hand when it comes back to its square", () => {
    expect(pickOf(after(press("e2"), drop("e2")).now)?.at).toBe("e2");
  });
});

describe("a keyboard", () => {
  it("picks, points and plays", () => {
    const aimed = after(choose("e2"), aim("e4")).now;
    expect(pickOf(aimed)?.aim?.becomes).toBe("queen");
    expect(after(choose("e2"), aim("e4"), choose("e4")).played).toEqual(["e2e4"]);
  });
  it("drops with Escape", () => {
    expect(pickOf(after(choose("e2"), { do: "escape" }).now)).toBeNull();
  });
  it("aims at targets only", () => {
    expect(after(choose("e2"), aim("h5")).now.aim).toBeNull();
  });
});

describe("a finger with confirmation", () => {
  it("arms with the first touch of a target and plays with the second", () => {
    const first = after(touch("e2"), touch("e4"));
    expect(first.played).toEqual([]);
    expect(first.now).toMatchObject({ aim: "e4", armed: true });
    expect(after(touch("e2"), touch("e4"), touch("e4")).played).toEqual(["e2e4"]);
  });
  it("plays with the button", () => {
    expect(after(touch("e2"), touch("e4"), { do: "confirm" }).played).toEqual(["e2e4"]);
  });
  it("moves the question to another target", () => {
    expect(after(touch("e2"), touch("e4"), touch("e3")).now).toMatchObject({ aim: "e3", armed: true });
  });
  it("asks after a drag as well", () => {
    const { now, played } = after(press("e2"), aim("e4"), drop("e4", true));
    expect(played).toEqual([]);
    expect(now.armed).toBe(true);
  });
  it("has nothing to confirm before a target is touched", () => {
    expect(after(touch("e2"), { do: "confirm" }).played).toEqual([]);
  });
});

describe("two of one's own pieces that may change places", () => {
  const own = [
    { at: "c1", art: "felon-courtisane", side: "yellow" },
    { at: "d1", art: "felon-roi", side: "yellow" },
  ];
  const swap = { token: "c1d1", from: "c1", to: "d1", capture: false, swap: true as const };
  const inHand = (...inputs: Parameters<typeof step>[1][]): ReturnType<typeof step> =>
    inputs.reduce((so, input) => step(so.next, input), step(EMPTY, { do: "offer", moves: [swap], pieces: own }));

  it("a touch takes the other one in hand, and the swap may be confirmed", () => {
    for (const other of [choose("d1"), touch("d1")]) {
      const { next, play } = inHand(choose("c1"), other);
      expect(play).toEqual([]);
      expect(next.held).toBe("d1");
      expect(step(next, { do: "confirm" }).play).toEqual([swap]);
    }
  });
  it("a drag swaps at once", () => {
    expect(inHand(press("c1"), drop("d1")).play).toEqual([swap]);
  });
});

describe("a piece whose turn it isn't", () => {
  const free = { do: "offer", moves: [], pieces, free: ["e2", "a1"] } as const;
  const wished = (...inputs: Parameters<typeof step>[1][]): ReturnType<typeof step> =>
    inputs.reduce((so, input) => step(so.next, input), step(EMPTY, free));

  it("may be sent anywhere, with no move of its own", () => {
    expect(wished(choose("e2"), choose("h5")).play).toEqual([{ token: "", from: "e2", to: "h5", capture: false }]);
    expect(targets(wished(choose("e2")).next)).toEqual([]);
  });
  it("makes way for another when that is touched, but not when it is dragged there", () => {
    expect(wished(choose("e2"), choose("a1")).next.held).toBe("a1");
    expect(wished(press("e2"), drop("a1")).play).toHaveLength(1);
  });
});

describe("typing", () => {
  const start = after().now;
  it.each([
    ["e2e4", "e2e4"],
    ["E2-E4", "e2e4"],
    ["e2 x d7", "e2d7"],
    ["o-o", "O-O"],
    ["e1g1", "O-O"],
  ])("plays %s", (text, token) => {
    expect(typed(start, text)?.play.map((each) => each.token)).toEqual([token]);
  });
  it("picks with one square, then plays with the other", () => {
    const held = typed(start, "e2");
    expect(pickOf(held?.next ?? EMPTY)?.at).toBe("e2");
    expect(held && typed(held.next, "e4")?.play[0]?.token).toBe("e2e4");
  });
  it.each(["", "e5", "e2e5", "zz"])("answers nothing to '%s'", (text) => {
    expect(typed(start, text)).toBeUndefined();
  });
});

describe("a new offer in the middle of a choice", () => {
  const offer = (fresh: typeof moves, standing = pieces): Input => ({ do: "offer", moves: fresh, pieces: standing });

  it("keeps piece and aim when nothing changed for them", () => {
    expect(after(choose("e2"), aim("e4"), offer(moves)).now).toMatchObject({ held: "e2", aim: "e4" });
  });
  it("drops a piece who was taken or went away", () => {
    expect(
      after(
        choose("e2"),
        offer(
          moves,
          pieces.filter((each) => each.at !== "e2"),
        ),
      ).now.held,
    ).toBeNull();
  });
  it("drops a piece that was replaced by another on its square", () => {
    const others = pieces.map((each) => (each.at === "e2" ? piece("e2", "pawn", "black") : each));
    expect(after(choose("e2"), offer(moves, others)).now.held).toBeNull();
  });
  it("forgets an aim that is offered no more", () => {
    expect(after(touch("e2"), touch("e4"), offer([move("e2", "e3")])).now).toMatchObject({
      held: "e2",
      aim: null,
      armed: false,
    });
  });
  it("asks again when the armed target would end differently", () => {
    const changed = [move("e2", "e4", { becomes: "rook" })];
    expect(after(touch("e2"), touch("e4"), offer(changed), { do: "confirm" }).played).toEqual([]);
  });
  it("never plays a move of the old offer", () => {
    expect(after(choose("e2"), offer([]), choose("e4")).played).toEqual([]);
  });
});

it("hands over every move between two squares, so that the page can ask which", () => {
  const two = [move("e2", "e4", { token: "e2e4=q" }), move("e2", "e4", { token: "e2e4=n" })];
  const now = step(EMPTY, { do: "offer", moves: two, pieces }).next;
  expect(step(step(now, choose("e2")).next, choose("e4")).play).toHaveLength(2);
});

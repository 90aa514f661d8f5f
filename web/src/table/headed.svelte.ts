import { untrack } from "svelte";
import type { GameParts } from "../game/parts";
import { againstWhom, isPerson, ratedWords } from "../game/who";
import { called } from "../play/called";
import { wasHelped } from "../play/helped";
import type { Session } from "../play/session.svelte";
import { isCopied, isHere } from "../net/near";
import { calls } from "../site/calls.svelte";
import { site } from "../site/site.svelte";
import { texts } from "../texts";

/** Keeps what the head of the page and the title of its window say of a table, and calls whoever is to act. */
export function headed(session: Session, partsOf: () => GameParts | undefined): void {
  /** A match in which somebody was helped: while the board is hidden no line says so. */
  let helped = "";
  $effect(() => {
    const t = texts();
    const { lobby, sheet } = session;
    if (lobby) {
      const invited = lobby.seats.some((seat) => seat.kind === "open") && session.mine.length === 0;
      site.where = { game: lobby.game, sub: invited ? t.game.invitation : againstWhom(t, lobby) };
    }
    if (!sheet) return;
    if (wasHelped(sheet)) helped = session.id;
    const sub = [
      partsOf()?.match.sub?.(sheet.options),
      againstWhom(t, sheet),
      ratedWords(t, sheet),
      sheet.earlier && t.game.earlier(sheet.earlier),
    ]
      .filter(Boolean)
      .join(", ");
    site.where = {
      game: sheet.game,
      sub,
      mark: [
        isHere(session.id) ? t.game.device : isCopied(session.id) ? t.game.copied : "",
        helped === session.id ? t.game.withHelp : "",
      ]
        .filter(Boolean)
        .join(", "),
      over: sheet.outcome !== null,
    };
  });
  const calling = $derived(session.sheet !== null && called(session.sheet));
  $effect(() => {
    const t = texts();
    calls.here = calling;
    const against = untrack(() => session.sheet);
    const person = against?.seats.some((seat) => !seat.mine && isPerson(seat));
    if (calling && against && person)
      calls.notify(session.id, t.game.call.title, t.game.call.body(site.title(against.game), againstWhom(t, against)));
    return () => (calls.here = false);
  });
}

import { expect, it } from "vitest";
import { coloursOf, flat } from "../../pictures/flat";
import { linesOf } from "../../pictures/lines";

const colours = coloursOf(`
  /* By day: { */
  :root,[data-theme="light"]{--paper:#fff;--fill:var(--paper)}
  [data-theme="dark"]{--paper:#000}
  @media (prefers-color-scheme:dark){ :root:not([data-theme]){--paper:#111} }
  :root{--cover:#123}
  .side-red{--piece:#f00;--shade:var(--cover)}
`);

function drawn(inside: string, symbols: Record<string, string> = {}): string {
  return flat(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`, colours, symbols);
}

it("a picture has the colours of the day where the page has variables", () => {
  expect(drawn('<path fill="var(--fill)" stroke="var(--none,var(--cover))"/>')).toContain('fill="#fff" stroke="#123"');
  expect(drawn('<g class="side-red"><path fill="var(--shade)"/></g>')).toContain('fill="#123"');
  expect(drawn('<g style="--piece: var(--cover); color: var(--paper)"><path fill="var(--piece)"/></g>')).toContain(
    '<path fill="#123"',
  );
});

it("each copy of a drawing stands in the picture in its own colours, with names of its own", () => {
  const piece = '<clipPath id="a"/><path clip-path="url(#a)" fill="var(--piece, #eee)"/>';
  const picture = drawn('<use href="#piece" x="1"/><g class="side-red"><use href="#piece"/></g>', { piece });
  expect(picture).not.toContain("<use");
  expect(picture).toMatch(/id="(.+)a".*url\(#\1a\)" fill="#eee".*id="(?!\1)(.+)a".*url\(#\2a\)" fill="#f00"/);
  expect(() => drawn('<use href="#unheard"/>')).toThrow("unheard");
});

it("a name goes over as many lines as it needs", () => {
  expect(linesOf("Iron Pond")).toEqual(["Iron Pond"]);
  expect(linesOf("Tsunami sur le goban")).toEqual(["Tsunami", "sur le", "goban"]);
});

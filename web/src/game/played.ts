import type { Scene } from "./given";

/** Whose card it is, of which only the name is known: announced now, in the viewer's hand, or played last. */
export function playerOf(
  scene: Scene | null,
  id: string,
  cardOf: (token: string) => string | undefined,
): string | undefined {
  const table = scene?.sheet?.cards;
  const announced = table?.announced.findLast((one) => one.card === id)?.seat;
  if (announced !== undefined) return announced;
  if (scene && table?.hands[scene.viewer]?.includes(id)) return scene.viewer;
  return scene?.lines.findLast(({ token }) => cardOf(token.split(" ")[0] ?? "") === id)?.seat ?? undefined;
}

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** How a sound is, rendered into memory at 44.1 kHz: levels of 1, seconds. */
export interface Heard {
  sound: string;
  peak: number;
  /** The mean level of its loudest tenth of a second. */
  level: number;
  seconds: number;
}

/** Renders every sound of the page in a browser. */
export async function heard(page: Page): Promise<Heard[]> {
  const source = readFileSync(join(import.meta.dirname, "../src/site/sound.ts"), "utf8");
  // The compiler takes a second to load, in each process that knows this file.
  const { ModuleKind, ScriptTarget, transpileModule } = await import("typescript");
  const options = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
  const { outputText } = transpileModule(source, { compilerOptions: options });
  return page.evaluate(async (script) => {
    const RATE = 44_100;
    type Module = { sounds: string[]; make: (sound: string, context: BaseAudioContext) => void };
    const { sounds, make } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Module;
    const all = [];
    for (const sound of sounds) {
      const context = new OfflineAudioContext(1, RATE, RATE);
      make(sound, context);
      const data = (await context.startRendering()).getChannelData(0);
      const peak = data.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
      const last = data.findLastIndex((x) => Math.abs(x) > peak / 1000);
      let level = 0;
      for (let from = 0; from + RATE / 10 <= data.length; from += RATE / 100) {
        const part = data.subarray(from, from + RATE / 10);
        level = Math.max(level, Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length));
      }
      all.push({ sound, peak, level, seconds: last / RATE });
    }
    return all;
  }, outputText);
}

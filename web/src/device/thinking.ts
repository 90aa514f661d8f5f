import { think } from "./program";
import type { Asked } from "./thinker";

// Where the computer of a device thinks: a worker of its own, that is ended when a thought is called off.

let answer: Promise<(question: string) => string> | undefined;

/** Over the line that it is given come the program and the questions. */
addEventListener("message", ({ ports: [line] }) => {
  if (!line) return;
  line.onmessage = ({ data }: MessageEvent<WebAssembly.Module | Asked>) => {
    if (data instanceof WebAssembly.Module) answer = think(data);
    else
      answer
        ?.then((advised) => line.postMessage({ n: data.n, advice: tried(advised, data.question) }))
        .catch((cause: unknown) => setTimeout(() => fails(cause)));
  };
});

/** Outside of a promise, so that whoever began this worker hears of it. */
function fails(cause: unknown): never {
  throw cause;
}

/** An opponent may fail; what nobody can think out is told as nothing. A program that broke is asked nothing more. */
function tried(advised: (question: string) => string, question: string): string {
  try {
    return advised(question);
  } catch (failure) {
    if (failure instanceof WebAssembly.RuntimeError) throw failure;
    console.error(failure);
    return "";
  }
}

import type { FromWorker } from "./messages";
import type { Thinking, ThinkingHeard } from "./thinker";

/**
 * The thinking workers that the page lends to its device worker, seen from there. A worker that begins another one itself may wait for it
 * for ever in Firefox, once a page was left that had such workers.
 */
export class Lent {
  private readonly all = new Map<number, ThinkingHeard>();
  private last = 0;

  constructor(private readonly post: (message: FromWorker, handed: Transferable[]) => void) {}

  begin(module: WebAssembly.Module, heard: ThinkingHeard): Thinking {
    const n = ++this.last;
    const { port1: line, port2: theirs } = new MessageChannel();
    line.onmessage = ({ data }) => heard.advised(data);
    this.all.set(n, heard);
    this.post({ type: "lend", n, line: theirs }, [theirs]);
    // The page, whose policy allows no program, doesn't see it.
    line.postMessage(module);
    return {
      ask: (asked) => line.postMessage(asked),
      end: () => {
        line.close();
        this.all.delete(n);
        this.post({ type: "end", n }, []);
      },
    };
  }

  died(n: number): void {
    this.all.get(n)?.died();
  }
}

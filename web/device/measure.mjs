// How a device fares in Chromium, beside the JVM: ./zizanie bench --device [--quick] [--only start|board|levels].
import { measureBoard } from "./measure/board.mjs";
import { asked, measureLevels } from "./measure/levels.mjs";
import { measureStart } from "./measure/start.mjs";

const quick = process.argv.includes("--quick");
const only = process.argv[process.argv.indexOf("--only") + 1];
const wanted = (what) => !process.argv.includes("--only") || only === what;

if (wanted("board")) await measureBoard(quick ? 1 : 3);
if (wanted("start")) {
  const questions = asked(1, 1);
  await measureStart({ easy: questions[0].question, hard: questions.find(({ timed }) => timed).question });
}
if (wanted("levels")) await measureLevels(asked(quick ? 5 : 30, quick ? 3 : 9));

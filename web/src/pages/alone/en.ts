import type { alone as french } from "./fr";

/** What a copy without a server says. */
export const alone: typeof french = {
  title: "No server here",
  text: "This copy of Zizanie has no server: you play the computer, or two players share this screen, and everything stays on this device.",
  home: (host) => `Play with others on ${host}`,
  back: "Back to the games",
};

import type { app as french } from "./fr";

/** What the page says of itself as an app. */
export const app: typeof french = {
  newer: "A new version is here.",
  reload: "Reload",
  install: {
    offer: "Install Zizanie",
    why: "Zizanie then opens like an app, even without a network.",
    apple: "To install Zizanie, tap Share, then “Add to Home Screen”. Notifications then work too.",
    done: "Zizanie is installed on this device.",
  },
};

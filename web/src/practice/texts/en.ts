/** What is said to whoever is led through a first game, in English. */
export const learn: typeof import("./fr").learn = {
  title: "Learn in two minutes",
  step: (now, all) => `Step ${now} of ${all}`,
  skip: "Skip",
  show: "Show me",
  back: "One step back",
  again: "Start over",
  closing: "Now you can play!",
  playOn: "Play on against the computer",
  playOnText: "The game goes on from here, at the easiest level.",
  playing: "Opening the game…",
  page: "The game’s page",
  offer: (title) => `New to ${title}?`,
  offerResume: (title, now, all) => `${title}: you were at step ${now} of ${all}.`,
  offerGo: "Learn in two minutes",
  offerOn: "Continue",
  offerNo: "No thanks",
};

/** What is said beside an exercise. */
export const practice: typeof import("./fr").practice = {
  lessons: "All the lessons",
  practised: "done",
  missing: "The exercises could not be loaded. Reload the page to try again.",
  nav: "Practice",
  all: "All the cards",
  count: (now, all) => `${now} of ${all}`,
  goal: "The aim.",
  show: "Show me",
  again: "Try again",
  previous: "Previous exercise",
  next: "Next exercise",
  done: "Well done",
};

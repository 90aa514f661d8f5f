/** Something that one window has at a time: whoever asked last has it, and whoever had it before is told. */
export interface Locks {
  /** Takes it; what it answers gives it back. */
  take(name: string, lost: () => void): Promise<() => void>;
}

/** The browser's, which all windows share. Without them, as on a plain http address, the store tells who has a game. */
export const webLocks: Locks = {
  take: (name, lost) =>
    new Promise((taken, failed) => {
      if (!("locks" in navigator)) return taken(() => undefined);
      let mine = false;
      const holding = new Promise<void>((give) => {
        navigator.locks
          .request(`zizanie.${name}`, { steal: true }, () => {
            mine = true;
            taken(() => {
              mine = false;
              give();
            });
            return holding;
          })
          .catch((cause: unknown) => (mine ? lost() : failed(cause)));
      });
    }),
};

/** A browser's offer to install the page, which public/early.js keeps until somebody wants it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    offered?: InstallOffer | undefined;
  }
}

declare global {
  interface Window {
    early?: { replays: boolean; release: () => Promise<void> };
  }
}

/** Replays the clicks and keys from before hydration. */
export const releaseEarly = () => void window.early?.release();

/** True while handling a click that was made some time ago: the browser may no longer allow copying. */
export const isReplayed = () => window.early?.replays === true;

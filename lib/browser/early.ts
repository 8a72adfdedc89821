declare global {
  interface Window {
    /** Set by public/early.js. */
    early?: { replays: boolean; release: () => Promise<void> };
  }
}

/** Does what was pressed before React had taken over the page. */
export const releaseEarly = () => void window.early?.release();

/** Whether the click that is being handled was made some time ago: a browser may not let it copy any more. */
export const isReplayed = () => window.early?.replays === true;

/** The event `beforeinstallprompt`, which the types of TypeScript lack. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface Window {
    /** A global of public/early.js, which stores what is pressed, chosen and typed in blanks until the page is hydrated. */
    early?: { replays: boolean; release: () => Promise<void>; install?: InstallOffer | undefined };
  }
}

export const replayEarlyInput = () => void window.early?.release();

/** True while the press of a button from before hydration is repeated, for which the browser may no longer allow copying. */
export const isReplayed = () => window.early?.replays === true;

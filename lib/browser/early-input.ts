/** Event of browsers that can install the site, of which TypeScript does not know. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  interface Window {
    early?: { replays: boolean; release: () => Promise<void>; install?: InstallOffer | undefined };
  }
}

/** Replays the clicks and keys from before hydration. */
export const replayEarlyInput = () => void window.early?.release();

/** True while handling a click that was made some time ago: the browser may no longer allow copying. */
export const isReplayed = () => window.early?.replays === true;

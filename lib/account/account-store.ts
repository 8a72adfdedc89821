import { accountIn } from './account';

let account: string | null = null;
const listeners = new Set<() => void>();

/** The e-mail of who is signed in in this browser, or null: one place for all that shows it (header, hearts, drawer). */
export const accountStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => account,
  /** Reads the cookie again. The root element carries an attribute for the style sheet (lib/server/head-script.ts). */
  read(): void {
    const now = accountIn(document.cookie);
    document.documentElement.toggleAttribute('data-account', now !== null);
    if (now === account) return;
    account = now;
    for (const listener of listeners) listener();
  },
};

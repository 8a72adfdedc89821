import { parseAccountCookie } from './account';

let account: string | null = null;
const listeners = new Set<() => void>();

/** E-mail of the signed-in user, or null, for the header, hearts and drawer. */
export const accountStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => account,
  /** Reads the cookie again and sets the attribute that the style sheet uses. */
  read(): void {
    const now = parseAccountCookie(document.cookie);
    document.documentElement.toggleAttribute('data-account', now !== null);
    if (now === account) return;
    account = now;
    for (const listener of listeners) listener();
  },
};

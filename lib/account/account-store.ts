import { parseAccountCookie } from './account';

let account: string | null = null;
const listeners = new Set<() => void>();

/** E-mail of the signed-in user, or null, as an external store for components. */
export const accountStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => account,
  /** Reads ACCOUNT_COOKIE again, and sets the attribute `data-account`, by which the style sheet shows what is for signed-in users. */
  read(): void {
    const now = parseAccountCookie(document.cookie);
    document.documentElement.toggleAttribute('data-account', now !== null);
    if (now === account) return;
    account = now;
    for (const listener of listeners) listener();
  },
};

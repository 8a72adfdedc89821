import { parseAccountCookie } from './account';

let email: string | null = null;
const listeners = new Set<() => void>();

/** E-mail of the signed-in user, or null, as an external store (useSyncExternalStore). */
export const accountStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => email,
  /** Reads ACCOUNT_COOKIE again. Sets or removes the attribute `data-account`, with which the style sheet shows what is for signed-in users. */
  read(): void {
    const current = parseAccountCookie(document.cookie);
    document.documentElement.toggleAttribute('data-account', current !== null);
    if (current === email) return;
    email = current;
    for (const listener of listeners) listener();
  },
};

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import type { FormState } from '@/lib/forms/form-state';

type Action<Field extends string> = (state: FormState<Field>, formData: FormData) => Promise<FormState<Field>>;

/**
 * An action that gives back what was typed when it could not be sent, instead of breaking the page. On the server it is the action
 * itself, so that its form works without JavaScript. `onLeave` is called when the action leads to another page.
 */
export function withOfflineFallback<Field extends string>(action: Action<Field>, onLeave?: () => void): Action<Field> {
  if (typeof window === 'undefined') return action;
  return async (state, formData) => {
    try {
      return await action(state, formData);
    } catch (cause) {
      try {
        unstable_rethrow(cause);
      } catch (navigation) {
        onLeave?.();
        throw navigation;
      }
      return { status: 'refused', notice: notSent(cause), values: textsOf<Field>(formData) };
    }
  };
}

/** Why something did not reach the server, and what to do. */
export function notSent(cause: unknown): string {
  if (unstable_isUnrecognizedActionError(cause))
    return 'The site was updated since you opened this page. Copy what you wrote, reload the page and send it again.';
  if (!navigator.onLine) return 'You are offline. What you typed stays here: send it again when the connection is back.';
  return 'This did not reach us. What you typed stays here: check your connection and send it again.';
}

function textsOf<Field extends string>(formData: FormData): Partial<Record<Field, string>> {
  const texts = [...formData].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'password');
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { type FormAction, refused } from '@/lib/forms/form-state';

/** An action that returns a refusal when it fails, as without a connection, instead of breaking the page. `onLeave` is called when it redirects. */
export function withOfflineFallback<Field extends string>(action: FormAction<Field>, onLeave?: () => void): FormAction<Field> {
  // The server renders the action itself: a form without JavaScript can only be sent to a server action.
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
      return { ...refused(whyNotSent(cause)), values: withoutPasswords<Field>(formData) };
    }
  };
}

function whyNotSent(cause: unknown) {
  if (unstable_isUnrecognizedActionError(cause)) return 'site-updated';
  return navigator.onLine ? 'not-sent' : 'offline';
}

function withoutPasswords<Field extends string>(formData: FormData): Partial<Record<Field, string>> {
  const texts = [...formData].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/password/i.test(entry[0]));
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}

import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation';
import { type ActionResult, type FormState, refused } from '@/lib/forms/form-state';

type Action<Field extends string> = (state: FormState<Field>, formData: FormData) => Promise<ActionResult<Field>>;

/** An action that returns a refusal when it could not be sent, instead of breaking the page. `onLeave` is called when it redirects. */
export function withOfflineFallback<Field extends string>(action: Action<Field>, onLeave?: () => void): Action<Field> {
  // On the server it stays the action itself, without which a form would not work without JavaScript.
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
      return { ...refused(whyNotSent(cause)), values: textFieldsOf<Field>(formData) };
    }
  };
}

function whyNotSent(cause: unknown) {
  if (unstable_isUnrecognizedActionError(cause)) return 'site-updated';
  return navigator.onLine ? 'not-sent' : 'offline';
}

function textFieldsOf<Field extends string>(formData: FormData): Partial<Record<Field, string>> {
  const texts = [...formData].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !/password/i.test(entry[0]));
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}

import { type ActionResult, type FormAction, refused, untouched } from '@/lib/forms/form-state';

/** Calls a server action from a button outside of a form. If the call fails, the result is a refusal. */
export async function sendFields<Field extends string>(
  action: FormAction<Field>,
  fields: Record<Field, string>,
): Promise<ActionResult<Field>> {
  const formData = new FormData();
  for (const [name, value] of Object.entries<string>(fields)) formData.set(name, value);
  return action(untouched, formData).catch((cause) => refused(whyNotSent(cause)));
}

function whyNotSent(cause: unknown) {
  // `fetch` throws a TypeError where nothing answers.
  if (!(cause instanceof TypeError)) return 'unexpected';
  return navigator.onLine ? 'failed' : 'no-connection';
}

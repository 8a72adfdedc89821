/** The reason for which an action was refused. components/forms/refusal-message.ts finds its message, except for `invalid`. */
export type Refusal<Field extends string = string> =
  | { code: 'invalid'; errors: Partial<Record<Field, string>> }
  | { code: 'too-many-attempts'; seconds: number }
  /** Nothing was published, because the text may contain private data. It is published if it is sent again with `sure`. */
  | { code: 'looks-private'; question: string }
  | { code: SimpleRefusalCode };

export type RefusalCode = Refusal['code'];

export type SimpleRefusalCode =
  | 'signed-out'
  | 'no-username'
  | 'changed-elsewhere'
  | 'prompts-quota'
  | 'text-quota'
  | 'saved-prompts-quota'
  | 'pinned-prompts-quota'
  | 'collections-quota'
  | 'collection-prompts-quota'
  | 'tags-quota'
  | 'tokens-quota'
  | 'reports-quota'
  | 'suggestions-quota'
  | 'open-suggestions-quota'
  | 'many-suggestions'
  | 'no-suggestions'
  | 'blocks-quota'
  | 'follows-quota'
  // Moderation keeps the item, or all that its author writes, from being published (docs/decisions/moderation.md).
  | 'hidden'
  | 'suspended'
  | 'not-saved'
  | 'name-exists'
  | 'undone-already'
  | 'email-unavailable'
  | 'invalid-link'
  | 'failed'
  // The browser sets `unexpected` if it could not read the action's answer.
  | 'unexpected'
  // The browser sets the codes from `offline` to `not-sent` if the request did not reach the action.
  | 'offline'
  | 'no-connection'
  | 'site-updated'
  | 'not-sent';

/** A change of prompts: how many, and the id that undoes it; null if nothing changed. */
export type Change = { id: string | null; prompts: number };

/** Result of every server action. `values`: typed or stored values, never a password. `token`: a new personal token or secret address. */
export type ActionResult<Field extends string = string> = { values?: Partial<Record<Field, string>> } & (
  | { status: 'done'; code?: 'already-saved'; change?: Change; token?: string }
  | ({ status: 'refused' } & Refusal<Field>)
);

export type FormState<Field extends string = string> = { status: 'untouched'; values?: undefined } | ActionResult<Field>;

export type FormAction<Field extends string> = (state: FormState<Field>, formData: FormData) => Promise<ActionResult<Field>>;

export const untouched: FormState<never> = { status: 'untouched' };

export function done(code?: 'already-saved'): ActionResult<never> {
  return { status: 'done', ...(code && { code }) };
}

/** Result of an action that changed prompts and can be undone. */
export function changed(change: Change): ActionResult<never> {
  return { status: 'done', change };
}

export function refused(code: SimpleRefusalCode): ActionResult<never> {
  return { status: 'refused', code };
}

/** Result of an action that would publish text that looks private; `found` names what does. */
export function looksPrivate(found: string[]): ActionResult<never> {
  const question = `Everyone would see this, and it looks private: ${found.join(', ')}. Publish it anyway?`;
  return { status: 'refused', code: 'looks-private', question };
}

export function invalidField<Field extends string>(field: Field, message: string): ActionResult<Field> {
  return { status: 'refused', code: 'invalid', errors: { [field]: message } as Partial<Record<Field, string>> };
}

export function fieldError<Field extends string>(state: FormState<Field>, field: Field): string | undefined {
  return state.status === 'refused' && state.code === 'invalid' ? state.errors[field] : undefined;
}

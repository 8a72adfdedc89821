/**
 * What every form answers. A `notice` is for the whole form, `errors` are for its fields, `values` is what was typed, so that nothing
 * is lost without JavaScript either. Passwords are never sent back.
 */
export type FormState<Field extends string = string> = {
  status: 'untouched' | 'refused' | 'done';
  /** Why a form was refused, where its page offers a way on. */
  code?: 'signed-out' | 'no-username';
  notice?: string;
  errors?: Partial<Record<Field, string>>;
  values?: Partial<Record<Field, string>>;
};

export const untouched: FormState<never> = { status: 'untouched' };

/** The form was fine; what to say about it. */
export function done(notice?: string): FormState<never> {
  return { status: 'done', ...(notice && { notice }) };
}

/** The form was not taken, for a reason that belongs to no single field. */
export function refused(notice: string, code?: FormState['code']): FormState<never> {
  return { status: 'refused', notice, ...(code && { code }) };
}

/** The form was not taken because of what one field says. */
export function refusedField<Field extends string>(field: Field, message: string): FormState<Field> {
  return { status: 'refused', errors: { [field]: message } as Partial<Record<Field, string>> };
}

import 'server-only';
import type { z } from 'zod';
import type { Account } from '../account/account';
import { currentUser } from '../account/current-user';
import { limitAttempts } from '../account/limit-attempts';
import { log } from '../server/log/log';
import { countAttempt, setRetryAfter } from '../server/rate-limit/rate-limit';
import { BackendError, beginAction } from '../supabase/connection';
import { databaseRefusal } from './database-refusal';
import { formMismatch } from './form-mismatch';
import { type ActionResult, type FormState, refused } from './form-state';

type Fields<Schema extends z.ZodObject> = Extract<keyof Schema['shape'], string>;
type Result<Schema extends z.ZodObject> = Promise<ActionResult<Fields<Schema>>>;
type Action<Schema extends z.ZodObject> = (state: FormState<Fields<Schema>>, formData: FormData) => Result<Schema>;

type AccountRate = 'signIn' | 'signUp' | 'reset' | 'none';
type UserRate = 'write' | 'sensitive' | 'report' | 'none';

type Options<Schema extends z.ZodObject, Rate> = {
  schema: Schema;
  /** Limit in RATES (lib/limits.ts) that each call counts against; `none` for no limit. */
  rate: Rate;
  /** Message in the log when the backend fails. */
  failure: string;
};

/** Makes a server action for everybody. Its rate limit counts attempts on the account whose e-mail address the form contains. */
export function formAction<Schema extends z.ZodObject>(
  { schema, rate, failure }: Options<Schema, z.infer<Schema> extends { email: string } ? AccountRate : 'none'>,
  run: (input: z.infer<Schema>) => Result<Schema>,
): Action<Schema> {
  return (before, formData) =>
    runAction(schema, before, formData, failure, (input) =>
      rate !== 'none' && 'email' in input ? limitAttempts(rate, String(input.email), () => run(input), tooManyAttempts) : run(input),
    );
}

/** Makes a server action for signed-in users. A call without a session is refused. */
export function userFormAction<Schema extends z.ZodObject>(
  { schema, rate, failure }: Options<Schema, UserRate>,
  run: (input: z.infer<Schema>, user: Account) => Result<Schema>,
): Action<Schema> {
  return (before, formData) =>
    runAction(schema, before, formData, failure, async (input) => {
      const user = await currentUser();
      if (!user) return refused('signed-out');
      const wait = rate === 'none' ? 0 : await countAttempt(rate, user.id);
      return wait > 0 ? tooManyAttempts(wait) : run(input, user);
    });
}

/** Result of an action that a rate limit refuses. Sets the Retry-After header of the response. */
export function tooManyAttempts(seconds: number): ActionResult<never> {
  setRetryAfter(seconds);
  return { status: 'refused', code: 'too-many-attempts', seconds };
}

/** Matches the names of fields whose values are never sent back to a page. */
const SECRET = /password/i;

/** Parses a form, runs the action and returns its result with the values of the form: the typed ones, or after success the stored ones. */
async function runAction<Schema extends z.ZodObject>(
  schema: Schema,
  /** The state before, as a client sends it, which may be anything. */
  before: FormState | null | undefined,
  /** Anything that a client sends, not only a FormData. */
  formData: unknown,
  failure: string,
  run: (input: z.infer<Schema>) => Result<Schema>,
): Result<Schema> {
  const fields = Object.keys(schema.shape) as Fields<Schema>[];
  const sent = formData instanceof FormData ? formData : new FormData();
  const mismatch = process.env.NODE_ENV === 'development' && formMismatch(schema, sent);
  if (mismatch) throw new Error(mismatch);
  const typed = Object.fromEntries(fields.map((field) => [field, valueIn(sent, field, schema)]));
  const values = Object.fromEntries(
    fields.filter((field) => !SECRET.test(field) && typeof typed[field] === 'string').map((field) => [field, typed[field]]),
  ) as Partial<Record<Fields<Schema>, string>>;
  const parsed = schema.safeParse(isOtherText(before, values) ? { ...typed, sure: '' } : typed);
  if (!parsed.success) return { status: 'refused', code: 'invalid', errors: firstMessages(parsed.error), values };
  beginAction();
  try {
    const result = await run(parsed.data);
    return { ...result, values: result.status === 'done' ? { ...storedValues(values, parsed.data), ...result.values } : values };
  } catch (cause) {
    if (!(cause instanceof BackendError)) throw cause;
    const code = databaseRefusal(cause.cause);
    if (!code) log.error({ err: cause }, failure);
    return { ...refused(code ?? 'failed'), values };
  }
}

/** True after the question about a text that looks private, if the fields have others now: that they may be published was said of the first ones. */
function isOtherText(before: FormState | null | undefined, values: Partial<Record<string, string>>): boolean {
  if (before?.status !== 'refused' || before.code !== 'looks-private') return false;
  return Object.entries(values).some(([field, text]) => field !== 'sure' && text !== before.values?.[field]);
}

/** The text of a field; all texts of that name if the schema expects an array. */
function valueIn(sent: FormData, field: string, { shape }: z.ZodObject): string | string[] {
  return shape[field]?.safeParse([]).success ? sent.getAll(field).map(textOf) : textOf(sent.get(field));
}

function textOf(value: FormDataEntryValue | null): string {
  // Browsers send \r\n; limits count what was typed.
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
}

/** The values of the form after saving: as they were parsed, for instance trimmed, instead of as they were typed. */
function storedValues<Values extends Record<string, unknown>>(typed: Values, stored: Record<string, unknown>): Values {
  const texts = Object.keys(typed).map((field) => [field, stored[field] === null ? '' : stored[field]]);
  return { ...typed, ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')) };
}

function firstMessages(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= message;
  return messages;
}

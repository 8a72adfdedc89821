import 'server-only';
import type { z } from 'zod';
import type { Account } from '../auth/account';
import { currentUser } from '../auth/current-user';
import { env } from '../env';
import { log } from '../log';
import { BackendError } from '../supabase/connection';
import { type FormState, refused } from './form-state';

type Fields<Schema extends z.ZodObject> = Extract<keyof Schema['shape'], string>;

type Form<Schema extends z.ZodObject> = {
  schema: Schema;
  /** As the browser sent it; nothing obliges it to be a form. */
  formData: unknown;
  /** What people read when the backend fails, in the words of the specification. */
  failure: string;
  run: (input: z.infer<Schema>) => Promise<FormState<Fields<Schema>>>;
};

/** Never sent back to a page. */
const SECRET = /password/i;

/**
 * The one way a form is handled: parsed by its schema, run, and answered with what was typed. Faults of the backend are logged
 * and become `failure`; redirects and our own faults pass through.
 */
export async function submitForm<Schema extends z.ZodObject>({
  schema,
  formData,
  failure,
  run,
}: Form<Schema>): Promise<FormState<Fields<Schema>>> {
  const fields = Object.keys(schema.shape) as Fields<Schema>[];
  const sent = formData instanceof FormData ? formData : new FormData();
  const typed = Object.fromEntries(fields.map((field) => [field, textOf(sent.get(field))])) as Record<Fields<Schema>, string>;
  const values = Object.fromEntries(fields.filter((field) => !SECRET.test(field)).map((field) => [field, typed[field]])) as Partial<
    Record<Fields<Schema>, string>
  >;
  const parsed = schema.safeParse(typed);
  if (!parsed.success) return { status: 'refused', errors: firstMessages(parsed.error), values };
  try {
    return { values, ...(await run(parsed.data)) };
  } catch (cause) {
    if (!(cause instanceof BackendError)) throw cause;
    log.error({ err: cause }, failure);
    return { status: 'refused', notice: failure, values };
  }
}

type UserForm<Schema extends z.ZodObject> = Omit<Form<Schema>, 'run'> & {
  run: (input: z.infer<Schema>, user: Account) => Promise<FormState<Fields<Schema>>>;
};

/** The same for what needs somebody signed in. Without a session the form stays as it was typed and says so. */
export async function submitUserForm<Schema extends z.ZodObject>({ run, ...form }: UserForm<Schema>): Promise<FormState<Fields<Schema>>> {
  return submitForm({
    ...form,
    run: async (input) => {
      const user = env.backend && (await currentUser());
      return user ? run(input, user) : refused('Not authenticated', 'signed-out');
    },
  });
}

function textOf(value: FormDataEntryValue | null): string {
  // Browsers send \r\n; limits count what people typed.
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
}

function firstMessages(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= message;
  return messages;
}

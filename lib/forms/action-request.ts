/** Why a request that should carry a form or a server action is refused before Next reads it: a status and a reason for the log. */
export type ActionRefusal = { status: 400 | 403 | 413 | 415; reason: string };

/** Bytes; the longest prompt that the database takes fits in. Next's own limit of 1 MB answers 500. */
const MAX_BODY = 1_000_000;

const ACTION_ID = /^[0-9a-f]{42}$/;

/**
 * Checks what Next would answer with 500: a form of another origin, a malformed body, malformed action arguments. Null when
 * the request is valid. The format is that of React's encodeReply and of forms sent without JavaScript.
 */
export async function refusalOf(request: Request): Promise<ActionRefusal | null> {
  const { headers } = request;
  if (isFromAnotherSite(headers)) return { status: 403, reason: 'sent by another site' };
  if (Number(headers.get('content-length')) > MAX_BODY) return { status: 413, reason: 'too long' };
  const action = headers.get('next-action');
  if (action !== null && !ACTION_ID.test(action)) return { status: 400, reason: 'no id of an action' };
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'multipart/form-data' && !(action && type === 'text/plain')) return { status: 415, reason: 'not a form' };
  try {
    if (type === 'text/plain') return isArguments(await request.text()) ? null : malformed;
    const fields = await request.formData();
    return (action ? isArguments(fields.get('0')) : namesAction(fields)) ? null : malformed;
  } catch {
    return malformed;
  }
}

const malformed: ActionRefusal = { status: 400, reason: 'malformed' };

/** Whether a page of another site sent a request. */
export function isFromAnotherSite(headers: Headers): boolean {
  const origin = headers.get('origin');
  return origin !== null && hostOf(origin) !== (headers.get('x-forwarded-host') ?? headers.get('host'));
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** A JSON array of plain values. React marks references with `$`: only undefined and a FormData (`$K1`) are ever sent to this site. */
function isArguments(text: FormDataEntryValue | null): boolean {
  if (typeof text !== 'string') return false;
  let known = true;
  const parsed: unknown = JSON.parse(text, (_, value: unknown) => {
    if (typeof value === 'string' && !/^(?!\$)|^\$\$|^\$undefined$|^\$K[0-9a-f]+$/.test(value)) known = false;
    return value;
  });
  return known && Array.isArray(parsed);
}

/** Whether a form sent without JavaScript names its action: `$ACTION_ID_…`, or `$ACTION_REF_1` with its parts `$ACTION_1:0`, `$ACTION_1:1`. */
function namesAction(fields: FormData): boolean {
  const names = [...fields.keys()];
  if (names.some((name) => ACTION_ID.test(name.replace(/^\$ACTION_ID_/, '')))) return true;
  const reference = names.find((name) => /^\$ACTION_REF_\d+$/.test(name))?.slice('$ACTION_REF_'.length);
  if (reference === undefined) return false;
  const [head, bound] = [0, 1].map((part) => fields.get(`$ACTION_${reference}:${part}`));
  if (typeof head !== 'string') return false;
  const { id }: { id?: unknown } = JSON.parse(head);
  return typeof id === 'string' && ACTION_ID.test(id) && (bound === null || isArguments(bound ?? null));
}

type ActionRefusal = { status: 400 | 403 | 413 | 415; reason: string };

/** Maximum bytes of a body, below the 1 MiB from which Next answers 500. The longest prompt fits. */
const MAX_BODY = 1_000_000;

const MAX_ARGUMENTS = 10;

/** Maximum number of levels of lists and objects in the arguments of an action. */
const MAX_DEPTH = 10;

const ACTION_ID = /^[0-9a-f]{42}$/;

/** Returns the reason to refuse an invalid request that sends a form or calls a server action. Next would answer it with 500. Null if it is valid. */
export async function actionRefusal(request: Request): Promise<ActionRefusal | null> {
  const { headers } = request;
  if (isFromAnotherSite(headers)) return { status: 403, reason: 'sent by another site' };
  if (Number(headers.get('content-length')) > MAX_BODY) return { status: 413, reason: 'too long' };
  const action = headers.get('next-action');
  if (action !== null && !ACTION_ID.test(action)) return { status: 400, reason: 'no id of an action' };
  const contentType = headers.get('content-type') ?? '';
  const isForm = contentType.startsWith('multipart/form-data');
  if (!isForm && !(action && /^text\/plain(;|$)/.test(contentType))) return { status: 415, reason: 'not a form' };
  // latin1 maps every byte to one character: only ASCII is checked, and no byte changes.
  const body = Buffer.from(await request.arrayBuffer()).toString('latin1');
  if (!isForm) return isArguments(body) ? null : malformed;
  const fields = fieldsOf(body, contentType);
  return fields && (action ? isCall(fields) : namesAction(fields)) ? null : malformed;
}

const malformed: ActionRefusal = { status: 400, reason: 'malformed' };

/** True if a page of another site sent a request, by its Origin header. */
export function isFromAnotherSite(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  return host !== (headers.get('x-forwarded-host') ?? headers.get('host'));
}

/** True for the form by which React calls an action: the arguments are in the field `0`, the fields of a FormData among them in `_1_…`. */
function isCall(fields: Field[]): boolean {
  const others = fields.filter(([name]) => !name.startsWith('_1_'));
  const [name, value] = others[0] ?? [];
  return others.length === 1 && name === '0' && isArguments(value);
}

/**
 * True if a form sent without JavaScript names exactly one action: by `$ACTION_ID_…`, or by `$ACTION_REF_{n}` with `$ACTION_{n}:0` and
 * `$ACTION_{n}:1`. React reads every field that begins with `$ACTION_`.
 */
function namesAction(fields: Field[]): boolean {
  const actionFields = fields.filter(([name]) => name.startsWith('$'));
  const values = new Map(actionFields);
  if (values.size !== actionFields.length) return false;
  values.delete('$ACTION_KEY');
  const names = [...values.keys()];
  if (names.length === 1) return /^\$ACTION_ID_[0-9a-f]{42}$/.test(names[0] ?? '');
  const reference = names.map((name) => /^\$ACTION_REF_(\d{1,4})$/.exec(name)?.[1]).find((number) => number !== undefined);
  const [description, bound] = [0, 1].map((part) => values.get(`$ACTION_${reference}:${part}`));
  return names.length === 3 && /^\{"id":"[0-9a-f]{42}","bound":"\$@1"\}$/.test(description ?? '') && isArguments(bound);
}

/** True for the JSON of an action's arguments. */
function isArguments(text: string | undefined): boolean {
  try {
    const values: unknown = JSON.parse(text ?? '');
    return Array.isArray(values) && values.length <= MAX_ARGUMENTS && isPlain(values, MAX_DEPTH);
  } catch {
    return false;
  }
}

/**
 * True for a value with at most `depth` levels, and without the references that React writes as `$…`, except undefined and a FormData (`$K1`),
 * the two that this site sends.
 */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return /^(?!\$)|^\$\$|^\$undefined$|^\$K1$/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isPlain(inner, depth - 1));
}

/** A field of a form. Its value has one character for each byte. */
type Field = [name: string, value: string];

const FORM_TYPE = /^multipart\/form-data; ?boundary=([\w-]{1,70})$/;

const FORM_PART = /^\r\nContent-Disposition: form-data; name="([\w$:-]{1,100})"\r\n\r\n([\s\S]*)\r\n$/i;

/** The fields of a multipart body; null unless it is written exactly as browsers write one, so that Next cannot read other fields in it. */
function fieldsOf(body: string, contentType: string): Field[] | null {
  const boundary = FORM_TYPE.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  // Each delimiter is at the start of a line, the first one at the start of the body.
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`);
  const [before, end] = [parts.shift(), parts.pop()];
  if (before !== '' || !/^--(\r\n)?$/.test(end ?? '')) return null;
  const fields: Field[] = [];
  for (const part of parts) {
    const [, name, value] = FORM_PART.exec(`${part}\r\n`) ?? [];
    if (name === undefined || value === undefined) return null;
    fields.push([name, value]);
  }
  return fields;
}

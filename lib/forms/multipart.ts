/** A field of a form: its name and its value, in bytes (one character for each). */
export type Field = [name: string, value: string];

const TYPE = /^multipart\/form-data; ?boundary=([\w-]{1,70})$/;

const PART = /^\r\nContent-Disposition: form-data; name="([\w$:-]{1,100})"\r\n\r\n([\s\S]*)\r\n$/i;

/**
 * The fields of a form without files, or null. Only what browsers write is read: a body that two parsers could understand differently
 * would be checked by one and obeyed by the other.
 */
export function fieldsOf(body: string, contentType: string): Field[] | null {
  const boundary = TYPE.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  // Each delimiter stands at the beginning of a line, the first one at the beginning of the body.
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`);
  const [before, end] = [parts.shift(), parts.pop()];
  if (before !== '' || !/^--(\r\n)?$/.test(end ?? '')) return null;
  const fields: Field[] = [];
  for (const part of parts) {
    const [, name, value] = PART.exec(`${part}\r\n`) ?? [];
    if (name === undefined || value === undefined) return null;
    fields.push([name, value]);
  }
  return fields;
}

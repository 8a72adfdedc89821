/** Form field; its value is a binary string (one character per byte). */
export type Field = [name: string, value: string];

const TYPE = /^multipart\/form-data; ?boundary=([\w-]{1,70})$/;

const PART = /^\r\nContent-Disposition: form-data; name="([\w$:-]{1,100})"\r\n\r\n([\s\S]*)\r\n$/i;

/**
 * Parses a form without files; null if invalid. Only accepts what browsers send: a body that two parsers understand differently could pass
 * the check with another meaning.
 */
export function fieldsOf(body: string, contentType: string): Field[] | null {
  const boundary = TYPE.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  // Each delimiter is at the start of a line, the first one at the start of the body.
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

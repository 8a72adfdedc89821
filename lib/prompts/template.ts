/**
 * The template language: `[NAME]` and `[NAME|default]` are blanks, all else is plain text.
 * NAME is one or more of A-Z, 0-9 and _; a default runs to the first `]` and may be empty.
 */

/** A piece of a template, in reading order. `raw` is the source as written. */
export type Segment = { kind: 'text'; raw: string } | { kind: 'blank'; raw: string; name: string };

/** A variable of a template: however often its name occurs, it is one. `default` is null where none is given. */
export type Variable = { name: string; label: string; default: string | null };

/** What a person has written, by variable name. An empty string means nothing was written. */
export type Values = Readonly<Record<string, string>>;

/** Where the text of a filled blank comes from. */
export type FilledFrom = 'value' | 'default' | 'nothing';

/** The beginning of a blank: its name, and what follows it. */
const OPENING = /\[([A-Z0-9_]+)([|\]])/g;

type Blank = { start: number; end: number; name: string; default: string | null };

/**
 * The blanks of a template, in one pass over it. A single expression for the whole language, /\[([A-Z0-9_]+)(?:\|([^\]]*))?\]/, would
 * look for the end of a default again from each `[A|` of a text that has no `]`, in time that grows with the square of its length.
 */
function* blanksIn(template: string): Generator<Blank> {
  const openings = new RegExp(OPENING);
  for (let match = openings.exec(template); match; match = openings.exec(template)) {
    const { index: start, 1: name = '', 2: next } = match;
    let end = openings.lastIndex;
    let given: string | null = null;
    if (next === '|') {
      const close = template.indexOf(']', end);
      // Nothing after this can be a blank either.
      if (close < 0) return;
      given = template.slice(end, close);
      end = close + 1;
      openings.lastIndex = end;
    }
    yield { start, end, name, default: given };
  }
}

/** Splits a template into text and blanks. Joining every `raw` gives the template back, letter for letter. */
export function parseTemplate(template: string): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { start, end, name } of blanksIn(template)) {
    if (start > done) segments.push({ kind: 'text', raw: template.slice(done, start) });
    segments.push({ kind: 'blank', raw: template.slice(start, end), name });
    done = end;
  }
  if (done < template.length) segments.push({ kind: 'text', raw: template.slice(done) });
  return segments;
}

/** The variables of a template in order of first appearance; the first default given for a name wins. */
export function variablesOf(template: string): Variable[] {
  const found = new Map<string, Variable>();
  for (const { name, default: given } of blanksIn(template)) {
    const known = found.get(name);
    if (!known) found.set(name, { name, label: labelOf(name), default: given });
    else known.default ??= given;
  }
  return [...found.values()];
}

/** `TARGET_AUDIENCE` reads "Target Audience". */
export function labelOf(name: string): string {
  const words = name.split('_').filter(Boolean);
  if (words.length === 0) return name;
  return words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
}

/** The text of a variable and where it comes from: its value, else its default, else `[NAME]`. */
export function resolve(variable: Variable, values: Values): { text: string; from: FilledFrom } {
  const value = Object.hasOwn(values, variable.name) ? values[variable.name] : undefined;
  if (value) return { text: value, from: 'value' };
  if (variable.default !== null) return { text: variable.default, from: 'default' };
  return { text: `[${variable.name}]`, from: 'nothing' };
}

/** The prompt as it is sent. Values are plain text: one that looks like a blank is never expanded. */
export function fillTemplate(template: string, values: Values = {}): string {
  const variables = new Map(variablesOf(template).map((variable) => [variable.name, variable]));
  return parseTemplate(template)
    .map((segment) => {
      const variable = segment.kind === 'blank' ? variables.get(segment.name) : undefined;
      return variable ? resolve(variable, values).text : segment.raw;
    })
    .join('');
}

/** Segments by paragraph: the text is split at blank lines, and the line breaks around them are dropped. */
export function paragraphsOf(segments: Segment[]): Segment[][] {
  const paragraphs: Segment[][] = [[]];
  for (const segment of segments) {
    const pieces = segment.kind === 'text' ? segment.raw.split(/\n[^\S\n]*\n\s*/) : [segment.raw];
    pieces.forEach((piece, index) => {
      if (index > 0) paragraphs.push([]);
      if (piece) paragraphs.at(-1)?.push({ ...segment, raw: piece });
    });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** How many variables are written, at their default, or empty. */
export function countFilled(variables: Variable[], values: Values): Record<FilledFrom, number> {
  const counts = { value: 0, default: 0, nothing: 0 };
  for (const variable of variables) counts[resolve(variable, values).from] += 1;
  return counts;
}

/** The number of words of a text as people count them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

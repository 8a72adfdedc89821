import { ONLY_QUOTES, withoutMarksAfter } from './doubled-marks.ts';

/**
 * The template language. What stands in square brackets is a blank:
 *
 *   [NAME]                           has to be filled; until then it is sent as it is written
 *   [NAME|default]                   is sent as its default until something is written
 *   [NAME|default|choice|choice]     offers choices, the default first; anything else can be written as well
 *   [NAME|e.g. Lisbon in May]        shows an example while it is empty, which is never sent
 *   [NAME? for … people]             an optional part: left out with its words while NAME is empty; once filled, the value stands for the …
 *   [NAME? for … people|two|four]    an optional part that offers choices
 *   \[NAME]                          is text: [NAME]
 *
 * NAME is one or more of A-Z, 0-9 and _; [12], digits alone, is text. A blank ends at the first `]`; the words of an optional part hold no
 * bracket. Three full stops do for the one character "…". All else is text.
 */

/** A blank at one place of a template. `before` and `after` are the words of an optional part, empty otherwise. */
export type BlankSegment = { kind: 'blank'; raw: string; name: string; optional: boolean; before: string; after: string };

/** A piece of a template. `raw` is the piece as it is written, `text` without the backslashes of `\[NAME]`. */
type Segment = { kind: 'text'; raw: string; text: string } | BlankSegment;

/** All blanks of a template that have the same name. */
export type Variable = {
  name: string;
  label: string;
  default: string | null;
  choices: readonly string[];
  /** An example that is never sent; may be empty. */
  example: string;
  /** True if every place is an optional part. */
  optional: boolean;
};

/** Texts that were typed, by the name of their variable, or of ANYTHING_ELSE. An empty text counts as none. */
export type Values = Readonly<Record<string, string>>;

/** Origin of the text of a variable. `empty`: it has neither value nor default. `omitted`: it is optional and has no value. */
export type FilledFrom = 'value' | 'default' | 'empty' | 'omitted';

export type Filled = { text: string; from: FilledFrom };

/** The last field, below the text of every prompt. It is not part of a template, and no blank can have its name. */
export const ANYTHING_ELSE: Variable = {
  name: 'anythingElse',
  label: 'Anything else',
  default: null,
  choices: [],
  example: '',
  optional: true,
};
export const ANYTHING_ELSE_HINT = 'Paste notes, numbers or a draft; say what matters to you';

const OPENING = /\[([A-Z0-9_]+)([|\]?])/g;
const ELLIPSIS = /…|\.\.\./;
const EXAMPLE = 'e.g. ';

/** A blank as it is written. `offers`: default, choices and example, as they are divided by `|`. `escaped`: a backslash before it makes it text. */
type FoundBlank = {
  start: number;
  end: number;
  name: string;
  words: { before: string; after: string } | null;
  offers: string[];
  escaped: boolean;
};

/** Finds blanks in one pass. A single regular expression would take quadratic time on a text with many `[A|` and no `]`. */
function* blanksIn(template: string): Generator<FoundBlank> {
  const openings = new RegExp(OPENING);
  for (let match = openings.exec(template); match; match = openings.exec(template)) {
    const { index: start, 1: name = '', 2: next } = match;
    let end = openings.lastIndex - 1;
    let words: FoundBlank['words'] = null;
    let offers: string[] = [];
    if (next === '?') {
      const text = wordsAt(template, end + 1);
      const ellipsis = ELLIPSIS.exec(text);
      if (!ellipsis) continue;
      words = { before: text.slice(0, ellipsis.index), after: text.slice(ellipsis.index + ellipsis[0].length) };
      end += 1 + text.length;
    }
    if (template[end] === '|') {
      const close = template.indexOf(']', end);
      // Every blank ends with a bracket, so the rest of the text has no blank.
      if (close < 0) return;
      offers = template.slice(end + 1, close).split('|');
      end = close;
    }
    if (template[end] !== ']' || (next === ']' && /^\d+$/.test(name))) continue;
    end += 1;
    openings.lastIndex = end;
    yield { start, end, name, words, offers, escaped: template[start - 1] === '\\' };
  }
}

/** Text at a position that may be the words of an optional part: up to a choice, the end, or another bracket, which makes it text. */
export function wordsAt(template: string, start: number): string {
  const words = /[^[\]|]*/y;
  words.lastIndex = start;
  return words.exec(template)?.[0] ?? '';
}

/** Splits a template into segments. Joining every `raw` restores it. */
export function parseTemplate(template: string): Segment[] {
  const segments: Segment[] = [];
  let text = { start: 0, backslashes: [] as number[] };
  const endText = (end: number) => {
    if (end === text.start) return;
    const places = [text.start, ...text.backslashes.map((place) => place + 1)];
    const pieces = places.map((place, index) => template.slice(place, text.backslashes[index] ?? end));
    segments.push({ kind: 'text', raw: template.slice(text.start, end), text: pieces.join('') });
  };
  for (const { start, end, name, words, escaped } of blanksIn(template)) {
    if (escaped) text.backslashes.push(start - 1);
    else {
      endText(start);
      text = { start: end, backslashes: [] };
      segments.push({
        kind: 'blank',
        raw: template.slice(start, end),
        name,
        optional: words !== null,
        ...(words ?? { before: '', after: '' }),
      });
    }
  }
  endText(template.length);
  return segments;
}

/** Escapes a text so that nothing in it is a blank. */
export function escapeBlanks(text: string): string {
  const starts = [0, ...[...blanksIn(text)].map(({ start }) => start)];
  return starts.map((start, index) => text.slice(start, starts[index + 1])).join('\\');
}

/** The template with a backslash before each blank, so that all of it is text. */
export function withoutBlanks(template: string): string {
  return parseTemplate(template)
    .map(({ kind, raw }) => (kind === 'blank' ? `\\${raw}` : raw))
    .join('');
}

/** Variables of a template in order of first appearance. The first default, choices and example of a name win. */
export function variablesOf(template: string): Variable[] {
  const found = new Map<string, Variable>();
  for (const blank of blanksIn(template)) {
    if (blank.escaped) continue;
    const one = variableOf(blank);
    const known = found.get(one.name);
    if (!known) found.set(one.name, one);
    else {
      known.default ??= one.default;
      known.optional &&= one.optional;
      if (known.choices.length === 0) known.choices = one.choices;
      known.example ||= one.example;
    }
  }
  return [...found.values()];
}

function variableOf({ name, words, offers }: FoundBlank): Variable {
  const example = offers.find((offer) => offer.startsWith(EXAMPLE))?.slice(EXAMPLE.length) ?? '';
  const offered = offers.filter((offer) => !offer.startsWith(EXAMPLE));
  const optional = words !== null;
  const choices = optional || offered.length > 1 ? [...new Set(offered.filter(Boolean))] : [];
  return { name, label: labelOf(name), default: optional ? null : (offered[0] ?? null), choices, example, optional };
}

/** Label of a blank: `TARGET_AUDIENCE` is "Target Audience". */
export function labelOf(name: string): string {
  const words = name.split('_').filter(Boolean);
  if (words.length === 0) return name;
  return words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
}

/** Text of a variable: its value, or else its default, or else `[NAME]`, or nothing if it is optional. */
export function resolve(variable: Variable, values: Values): Filled {
  const value = Object.hasOwn(values, variable.name) ? values[variable.name] : undefined;
  if (value) return { text: value, from: 'value' };
  if (variable.default !== null) return { text: variable.default, from: 'default' };
  return variable.optional ? { text: '', from: 'omitted' } : { text: `[${variable.name}]`, from: 'empty' };
}

/** True for a blank that is part of the filled text: any but an optional part that has no text. */
export function isIncluded({ optional }: BlankSegment, { text, from }: Filled): boolean {
  return !optional || (text !== '' && from !== 'empty');
}

/** Removes punctuation after a blank whose text ends with punctuation, such as a full stop after the value "A coffee cart.". */
export function withoutDoubledMarks(segments: readonly Segment[], filled: (name: string) => Filled | undefined): Segment[] {
  /** Text of the last blank with the quotes after it; empty as soon as other text follows. */
  let before = '';
  const following = (text: string) => {
    const said = withoutMarksAfter(before, text);
    if (said !== '') before = ONLY_QUOTES.test(said) ? before + said : '';
    return said;
  };
  return segments.map((segment) => {
    if (segment.kind === 'text') return { ...segment, text: following(segment.text) };
    const value = filled(segment.name);
    if (!value || value.text === '' || !isIncluded(segment, value)) return segment;
    const words = following(segment.before);
    before = value.text;
    return { ...segment, before: words, after: following(segment.after) };
  });
}

const LINE_BREAK = /[\r\n\u2028\u2029]/;

function withoutOuterBlankLines(text: string): string {
  const last = text.trimEnd().length;
  if (last === 0) return '';
  const first = text.length - text.trimStart().length;
  let start = first;
  while (start > 0 && !LINE_BREAK.test(text.charAt(start - 1))) start -= 1;
  const end = text.slice(last).search(LINE_BREAK);
  return text.slice(start, end < 0 ? text.length : last + end);
}

/** Text of the last field, without empty lines around it. */
export function anythingElseOf(values: Values): string {
  return Object.hasOwn(values, ANYTHING_ELSE.name) ? withoutOuterBlankLines(values[ANYTHING_ELSE.name] ?? '') : '';
}

/** The text of a prompt with its values, and the last field below an empty line. A blank that stands in a value is not filled. */
export function fillTemplate(template: string, values: Values = {}): string {
  const filled = filledText(template, values);
  const anythingElse = anythingElseOf(values);
  return anythingElse ? `${filled}\n\n${anythingElse}` : filled;
}

function filledText(template: string, values: Values): string {
  const filled = new Map(variablesOf(template).map((variable) => [variable.name, resolve(variable, values)]));
  return withoutDoubledMarks(parseTemplate(template), (name) => filled.get(name))
    .map((segment) => {
      if (segment.kind === 'text') return segment.text;
      const value = filled.get(segment.name);
      return value && isIncluded(segment, value) ? segment.before + value.text + segment.after : '';
    })
    .join('');
}

/** Segments by paragraph, without the empty lines that divide them. */
export function paragraphsOf(segments: Segment[]): Segment[][] {
  const paragraphs: Segment[][] = [[]];
  for (const segment of segments) {
    if (segment.kind === 'blank') {
      paragraphs.at(-1)?.push(segment);
      continue;
    }
    segment.text.split(/\n[^\S\n]*\n\s*/).forEach((text, index) => {
      if (index > 0) paragraphs.push([]);
      if (text) paragraphs.at(-1)?.push({ kind: 'text', raw: text, text });
    });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** Text about the blanks that have to be filled, such as "2 to fill". An empty text if there are none. */
export function toFillText(variables: Variable[], values: Values): string {
  const empty = variables.filter((variable) => resolve(variable, values).from === 'empty');
  return empty.length > 0 ? `${empty.length} to fill` : '';
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

import { withoutOuterBlankLines } from '../text/lines';
import { ONLY_QUOTES, withoutMarksOf } from './doubled-marks';

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

/** A place of a blank. What stands before and after its value is said only with it: both are empty but in optional parts. */
export type BlankSegment = { kind: 'blank'; raw: string; name: string; optional: boolean; before: string; after: string };

/** Text, and the same as it is sent: without the backslashes of `\[NAME]`. */
type TextSegment = { kind: 'text'; raw: string; text: string };

/** A piece of a template, in reading order. `raw` is the source as written. */
export type Segment = TextSegment | BlankSegment;

/** A variable of a template: however often its name occurs, it is one. */
export type Variable = {
  name: string;
  label: string;
  /** Null where none is given. */
  default: string | null;
  /** What is offered to choose from, the default included; empty where there is nothing to choose. */
  choices: readonly string[];
  /** An example of what to write, never sent. Empty where none is given. */
  example: string;
  /** Every place of it is an optional part. */
  optional: boolean;
};

/** What a person has written, by variable name, and in the last field by `anythingElse`. An empty string means nothing was written. */
export type Values = Readonly<Record<string, string>>;

/** Where the text of a blank comes from. `omitted`: it is an optional part, and nothing was written. */
export type FilledFrom = 'value' | 'default' | 'empty' | 'omitted';

/** What a variable says. */
export type Filled = { text: string; from: FilledFrom };

/**
 * The last field, below the text of every prompt: room for what no blank asks for. It is no part of a template. No blank can have its name,
 * by which it is stored and given like theirs.
 */
export const ANYTHING_ELSE: Variable = {
  name: 'anythingElse',
  label: 'Anything else',
  default: null,
  choices: [],
  example: '',
  optional: true,
};
export const ANYTHING_ELSE_HINT = 'Paste notes, numbers or a draft; say what matters to you';

/** The beginning of a blank: its name, and what follows it. */
const OPENING = /\[([A-Z0-9_]+)([|\]?])/g;
/** The words of an optional part run to what is offered, to its end, or to another bracket, with which it is none. */
const WORDS = /[^[\]|]*/y;
const ELLIPSIS = /…|\.\.\./;
const EXAMPLE = 'e.g. ';

/** A blank as it is written: the words of an optional part, and what stands between its bars. A backslash before it makes it text. */
type Blank = {
  start: number;
  end: number;
  name: string;
  words: { before: string; after: string } | null;
  offers: string[];
  escaped: boolean;
};

/**
 * The blanks of a template, in one pass over it. A single expression for the whole language would look for the end of a blank again from
 * each `[A|` of a text that has no `]`, in time that grows with the square of its length.
 */
function* blanksIn(template: string): Generator<Blank> {
  const openings = new RegExp(OPENING);
  for (let match = openings.exec(template); match; match = openings.exec(template)) {
    const { index: start, 1: name = '', 2: next } = match;
    let end = openings.lastIndex - 1;
    let words: Blank['words'] = null;
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
      // Nothing after this can be a blank either.
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

function wordsAt(template: string, start: number): string {
  const words = new RegExp(WORDS);
  words.lastIndex = start;
  return words.exec(template)?.[0] ?? '';
}

/** Splits a template into text and blanks. Joining every `raw` gives the template back, letter for letter. */
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

/** The template that says a text as it is: with a backslash before each place that would be a blank. */
export function escapeBlanks(text: string): string {
  const starts = [0, ...[...blanksIn(text)].map(({ start }) => start)];
  return starts.map((start, index) => text.slice(start, starts[index + 1])).join('\\');
}

/** The variables of a template in order of first appearance; the first default, choices and example given for a name win. */
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

function variableOf({ name, words, offers }: Blank): Variable {
  const example = offers.find((offer) => offer.startsWith(EXAMPLE))?.slice(EXAMPLE.length) ?? '';
  const offered = offers.filter((offer) => !offer.startsWith(EXAMPLE));
  const optional = words !== null;
  const choices = optional || offered.length > 1 ? [...new Set(offered.filter(Boolean))] : [];
  return { name, label: labelOf(name), default: optional ? null : (offered[0] ?? null), choices, example, optional };
}

/** `TARGET_AUDIENCE` reads "Target Audience". */
export function labelOf(name: string): string {
  const words = name.split('_').filter(Boolean);
  if (words.length === 0) return name;
  return words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
}

/** The text of a variable and where it comes from: its value, else its default, else `[NAME]`, or nothing where it is optional. */
export function resolve(variable: Variable, values: Values): Filled {
  const value = Object.hasOwn(values, variable.name) ? values[variable.name] : undefined;
  if (value) return { text: value, from: 'value' };
  if (variable.default !== null) return { text: variable.default, from: 'default' };
  return variable.optional ? { text: '', from: 'omitted' } : { text: `[${variable.name}]`, from: 'empty' };
}

/** Whether a place of a blank whose variable has this text is said: an optional part is left out while there is none. */
export function isSaid({ optional }: BlankSegment, { text, from }: Filled): boolean {
  return !optional || (text !== '' && from !== 'empty');
}

/**
 * Segments as they are said: marks that follow a blank are left out where its text ends with one of its own, so that "A coffee cart." before
 * a full stop or a question mark is not said with two. One segment for each, in which all else is as it was.
 */
export function withoutDoubledMarks(segments: readonly Segment[], filled: (name: string) => Filled | undefined): Segment[] {
  /** The text of the last blank, and the quotes that follow it, until another text has followed. */
  let before = '';
  const following = (text: string) => {
    const said = withoutMarksOf(before, text);
    if (said !== '') before = ONLY_QUOTES.test(said) ? before + said : '';
    return said;
  };
  return segments.map((segment) => {
    if (segment.kind === 'text') return { ...segment, text: following(segment.text) };
    const value = filled(segment.name);
    if (!value || value.text === '' || !isSaid(segment, value)) return segment;
    const words = following(segment.before);
    before = value.text;
    return { ...segment, before: words, after: following(segment.after) };
  });
}

/** What was written in the last field, without the blank lines around it. */
export function anythingElseOf(values: Values): string {
  return Object.hasOwn(values, ANYTHING_ELSE.name) ? withoutOuterBlankLines(values[ANYTHING_ELSE.name] ?? '') : '';
}

/**
 * The prompt as it is sent, and below an empty line what was written in the last field. Values are plain text: one that looks like a blank
 * is never expanded.
 */
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
      return value && isSaid(segment, value) ? segment.before + value.text + segment.after : '';
    })
    .join('');
}

/** Segments by paragraph: the text is split at blank lines, and the line breaks around them are dropped. */
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

/** "2 to fill": how many blanks still have to be filled. Empty when none has to be. */
export function toFillText(variables: Variable[], values: Values): string {
  const empty = variables.filter((variable) => resolve(variable, values).from === 'empty');
  return empty.length > 0 ? `${empty.length} to fill` : '';
}

/** The number of words of a text as people count them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

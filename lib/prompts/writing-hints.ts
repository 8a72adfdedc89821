import { codeIn } from '../text/markdown-code';
import { blankName } from './identifier';
import { parseTemplate } from './template';

/** A text that may be meant as a blank, or a blank that may be meant as text. `instead` is how to write what may be meant. */
export type WritingHint = { start: number; end: number; raw: string; is: 'text' | 'blank'; instead: string };

/** Source of a regular expression for words in brackets. Their length is limited, so that matching takes linear time. */
const WORDS = "[\\p{L}][\\p{L}\\p{M}\\d _'’-]{0,39}";
/** Matches placeholders in brackets, as people write them. `given`: a default, choices or the words of an optional part. */
const PLACEHOLDERS = new RegExp(
  [
    `\\[ {0,2}(?<square>${WORDS})(?<given>\\|[^\\][\\n]{0,200}|\\?[^\\]|[\\n]{0,200}(?:…|\\.\\.\\.)[^\\][\\n]{0,200})?\\]`,
    `\\{\\{ {0,2}(?<double>[\\p{L}][\\p{L}\\p{M}\\d _.-]{0,39})\\}\\}`,
    `\\{(?<single>${WORDS})\\}`,
  ].join('|'),
  'gu',
);

const MAX_WORDS = 4;

const REMARKS = new Set(['sic', 'x', 'citation needed', 'emphasis added', 'inaudible', 'redacted', 'edit', 'note', 'ed', 'todo']);
const CHECK_BOX = /(?:^|\n)\s{0,12}[-*+] $/;
const CODE_WORDS = new Set(['else', 'end', 'endif', 'return', 'break', 'continue', 'null', 'true', 'false', 'undefined']);

/** Hints at texts that may be meant as blanks, such as `[length]`, `{tone}` and `{{x}}`, but not at links, check boxes, indexes, JSON and code. */
export function likelyBlanks(template: string): WritingHint[] {
  if (!/[[{]/.test(template)) return [];
  const code = codeIn(template);
  const found: WritingHint[] = [];
  let offset = 0;
  for (const { kind, raw: text } of parseTemplate(template)) {
    for (const match of kind === 'text' ? text.matchAll(PLACEHOLDERS) : []) {
      const start = offset + match.index;
      const end = start + match[0].length;
      while (code[0] && code[0].end <= start) code.shift();
      const inCode = code[0] !== undefined && code[0].start < end;
      const blank = inCode ? null : blankOf(match, template.slice(Math.max(0, start - 1), start), template.slice(end, end + 10));
      if (blank) found.push({ start, end, raw: match[0], is: 'text', instead: blank });
    }
    offset += text.length;
  }
  return found;
}

/** The blank that a placeholder may mean, such as `[TEAM_NAME|our team]`; null if its words or the text around it mean something else. */
function blankOf({ groups = {} }: RegExpMatchArray, before: string, after: string): string | null {
  const { square, double, single, given = '' } = groups;
  const words = (square ?? double ?? single ?? '').trim();
  if (words.split(/\s+/).length > MAX_WORDS) return null;
  // Characters around brackets may make them an index, a link, an attribute, `${name}` or `\textbf{word}`.
  if (/[\p{L}\p{N}_$#%@=\\\])}[{!^]/u.test(before) || /^(?:[[({\]}=]|: ?(?:https?:|[/<#]))/.test(after)) return null;
  const lower = words.toLowerCase();
  if (!given && (CODE_WORDS.has(lower) || (square !== undefined && REMARKS.has(lower)))) return null;
  // A single letter in single brackets is an index or a set.
  if (double === undefined && words.length < 2) return null;
  const name = blankNameOf(words);
  return name && `[${name}${given}]`;
}

/** Name of a blank for some words: CLIENTS_NAME for `Client's name`. Null for letters other than A to Z, without their accents. */
function blankNameOf(words: string): string | null {
  const plain = words.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  return /[^A-Z0-9 _.-]/.test(plain.toUpperCase()) ? null : blankName(plain);
}

/** Hints at blanks that are probably meant as text: remarks such as `[TODO]` and `[SIC]`, and check boxes, `- [X]`. */
export function likelyTexts(template: string): WritingHint[] {
  const found: WritingHint[] = [];
  let end = 0;
  for (const { kind, raw } of parseTemplate(template)) {
    const start = end;
    end += raw.length;
    const name = kind === 'blank' ? (/^\[([A-Z_]+)\]$/.exec(raw)?.[1] ?? '') : '';
    const isRemark =
      name === 'X' ? CHECK_BOX.test(template.slice(Math.max(0, start - 20), start)) : REMARKS.has(name.toLowerCase().replaceAll('_', ' '));
    if (isRemark) found.push({ start, end, raw, is: 'blank', instead: `\\${raw}` });
  }
  return found;
}

export function writingHints(template: string): WritingHint[] {
  return [...likelyBlanks(template), ...likelyTexts(template)].sort((a, b) => a.start - b.start);
}

/** Applies a hint to every hinted place with the same text. Returns the range that changes and its new text; null if there is no such place. */
export function applyHint(template: string, { raw }: WritingHint): { start: number; end: number; text: string } | null {
  const same = writingHints(template).filter((one) => one.raw === raw);
  const [first, last] = [same.at(0), same.at(-1)];
  if (!first || !last) return null;
  const text = same.map(({ end, instead }, at) => instead + template.slice(end, same[at + 1]?.start ?? end)).join('');
  return { start: first.start, end: last.end, text };
}

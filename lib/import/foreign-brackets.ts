import { escapeBlanks, parseTemplate } from '../prompts/template';
import { likelyTexts } from '../prompts/writing-hints';
import { codeIn } from '../text/markdown-code';
import type { Note } from './import';

/**
 * Puts a backslash before brackets that are no blanks in a text written for another tool, so that they stay text: links, check boxes, citations,
 * indexes, code, remarks, tags, and answers such as [YES|NO]. Returns the text, and a note on each different blank and bracket.
 */
export function withForeignBrackets(template: string): { text: string; notes: Note[] } {
  const code = codeIn(template);
  const remarks = new Set(likelyTexts(template).map(({ start }) => start));
  const links = new Set([...template.matchAll(LINK)].map(([, name]) => name));
  const tags = tagsIn(template);
  const blanks = new Set<string>();
  let end = 0;
  let text = '';
  for (const { kind, raw } of parseTemplate(template)) {
    const start = end;
    end += raw.length;
    while (code[0] && code[0].end <= start) code.shift();
    const isInCode = code[0] !== undefined && code[0].start < end;
    const isKnown = remarks.has(start) || links.has(raw) || tags.has(raw);
    const isText = isInCode || isKnown || hasOtherMeaning(raw, template.charAt(start - 1), template.charAt(end));
    // In text, a backslash before a bracket that could be a blank gets another one, so that it stays.
    text += kind === 'text' ? escapeBlanks(raw) : isText ? `\\${raw}` : raw;
    if (kind === 'blank' && !isText) blanks.add(raw);
  }
  const notes = [...blanks].map((blank): Note => ({ kind: 'variable', text: `${blank} is a blank` }));
  return { text, notes: [...notes, ...escapedNotes(text)] };
}

/** Notes on the brackets that a backslash keeps from being blanks. */
export function escapedNotes(template: string): Note[] {
  const escaped = parseTemplate(template).flatMap(({ kind, raw }) => (kind === 'text' ? [...raw.matchAll(ESCAPED)] : []));
  const brackets = new Set(escaped.map(([, bracket]) => bracket));
  return [...brackets].map((bracket) => ({ kind: 'text', text: `${bracket} stays text, with a backslash before it` }));
}

const ESCAPED = /\\(\[[A-Z0-9_]+(?:\]|[|?][^\]\n]{0,200}\]))/g;

/** The line of Markdown that gives a link its address: `[NAME]: https://example.com`. */
const LINK = /^ {0,3}(\[[^\]\n]{1,60}\]): {0,3}<?(?:https?:|[./#])/gm;

/** Tags around a part of a text, such as `[RULES]` and `[/RULES]` or `[END_RULES]`, `[BEGIN]` and `[END]`, or `[IF …]`, `[ELSE]` and `[ENDIF]`. */
function tagsIn(template: string): Set<string> {
  const tags = new Set<string>();
  const opened = new Set([...template.matchAll(/\[([A-Z0-9_]{1,60})[\] :]/g)].map(([, name]) => name));
  // [END] counts only in a line of its own: “from [START] to [END]” may have blanks for two times.
  for (const [, sign = 'END', name = ''] of template.matchAll(/\[(\/|END[_ ]?)([A-Z0-9_]{1,60})\]|^[ \t]*\[END\][ \t]*$/gm)) {
    const opening = name ? [name] : ['BEGIN', 'START'];
    if (!opening.some((one) => opened.has(one))) continue;
    for (const tag of [...opening, `${sign}${name}`, ...(name === 'IF' ? ['ELSE'] : [])]) tags.add(`[${tag}]`);
  }
  return tags;
}

/** True for a link, an image, a link to a note, an index, a citation such as [RFC2119] or [1], and answers in capital letters such as [YES|NO]. */
function hasOtherMeaning(raw: string, before: string, after: string): boolean {
  if (/[\p{L}\p{N}_)!$]/u.test(before) || after === '(' || (before === '[' && after === ']')) return true;
  const [name = '', ...offers] = raw.slice(1, -1).split('|');
  return /^[A-Z]{0,8}\d+$/.test(name) || (offers.length > 0 && offers.every((offer) => /^[A-Z0-9_ ]+$/.test(offer)));
}

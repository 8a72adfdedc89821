import { z } from 'zod';
import { blankName } from '../prompts/identifier';
import { escapeBlanks } from '../prompts/template';
import { blankWith } from '../prompts/write-template';
import { recordOf } from '../text/record';
import type { Note } from './import';
import { leftOut } from './left-out';
import type { FilePrompt } from './read-result';

const snippetSchema = z
  .looseObject({
    prefix: z.union([z.string(), z.array(z.string())]).optional(),
    body: z.union([z.string().min(1), z.array(z.string()).min(1)]).transform((lines) => [lines].flat().join('\n')),
  })
  .refine((snippet) => snippet.prefix !== undefined || /\$\{\d/.test(snippet.body));

/** A variable that a regular expression transforms: `${NAME/from/to/}`. */
const TRANSFORM = /\$\{\w{1,40}\/(?:\\.|[^{}\n\\]|\$?\{[^{}\n]{0,100}\}){0,300}\}/;

/**
 * A token of a snippet: an escaped sign; a transform; a place such as `$1`, `${1}`, `$NAME`, `${NAME}` or `${1|one,two|}`; the beginning of
 * `${1:words}` or `${NAME:words}`, which may contain other places; or the end of one.
 */
const TOKEN = new RegExp(
  `\\\\(?<escaped>[$}\\\\])|${TRANSFORM.source}|${/\$(?:(?<plain>\d{1,3}|[A-Za-z_]\w{0,40})|\{(?<at>\d{1,3}|[A-Za-z_]\w{0,40})(?:\|(?<options>(?:\\.|[^|\\]){0,500})\|)?\})|\$\{(?<around>\d{1,3}|[A-Za-z_]\w{0,40}):|(?<end>\})/.source}`,
  'g',
);

/** Syntax of a snippet that no blank can hold and that stays text. */
const KEPT = new RegExp(`${TRANSFORM.source}|${/\$\{[^\n}]{0,60}\}?/.source}`, 'g');

/** A place of a snippet to fill in: its number or name (`at`), how it is written, and the words that are offered for it. */
type Place = { at: string; raw: string; words: string[] };

/** Maximum length of a place with words in it. A longer one stays text. */
const MAX_PLACE = 500;

/** Reads a snippet of VS Code, whose places become blanks; null for any other value. `key` is its name. */
export function snippetEntry(entry: unknown, key: string): FilePrompt | null {
  const { data: snippet } = 'body' in recordOf(entry) ? snippetSchema.safeParse(entry) : {};
  if (!snippet) return null;
  const { pieces, around } = parseBody(snippet.body);
  const nameOf = namesIn(pieces.filter((piece) => typeof piece !== 'string'));
  const variables = new Map<string, string>();
  /** The words of each place, of which those that stand first count. */
  const offered = new Map<string, string[]>();
  const kept = new Set<string>();
  let hasEnd = false;
  let [text, said] = ['', ''];
  const endText = () => {
    for (const [raw] of said.matchAll(KEPT)) kept.add(raw);
    text += escapeBlanks(said);
    said = '';
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') said += piece;
    else if (piece.at === '0' && piece.words.length === 0) hasEnd = true;
    else if (said.endsWith('\\')) {
      // A blank after a backslash would be text.
      said += piece.raw;
      kept.add(piece.raw);
    } else {
      endText();
      const first = offered.get(piece.at);
      const isOther = first !== undefined && piece.words.length > 0 && first.join() !== piece.words.join();
      const blank = blankWith(nameOf(piece.at), isOther ? [] : piece.words);
      if (!first && piece.words.length > 0) offered.set(piece.at, piece.words);
      variables.set(piece.raw, isOther ? `${blank}, which has one default: ${first[0]}` : blank);
      text += blank;
    }
  }
  endText();
  const { title, name } = recordOf(entry);
  const called = String([key, title, name].find((one) => typeof one === 'string' && one !== '') ?? '');
  const notes: Note[] = [
    ...leftOut(snippet, ['body', ...(key ? [] : ['title', 'name'])], [], [called, snippet.body]),
    ...[...kept].map((raw): Note => ({ kind: 'text', text: `${raw} stays text` })),
    ...[...around].map((place): Note => ({ kind: 'left-out', text: `Left out: ${place}, because there are other blanks in it` })),
  ];
  if (hasEnd) notes.push({ kind: 'left-out', text: 'Left out: $0, where the cursor ends up' });
  return { format: 'VS Code snippets', title: called, text, written: snippet.body, variables: [...variables], notes };
}

/** The texts and places of a snippet, without places that contain others. `around` are the beginnings of places that contain others. */
function parseBody(body: string): { pieces: (string | Place)[]; around: Set<string> } {
  const pieces: (string | Place)[] = [];
  const around = new Set<string>();
  /** The places that have begun and not ended: `start` is their position in the text, `first` their index in `pieces`. */
  const open: { at: string; start: number; first: number; hasPlace: boolean }[] = [];
  const add = (place: Place) => {
    pieces.push(place);
    for (const one of open.slice(-1)) one.hasPlace = true;
  };
  const close = ({ at, start, first, hasPlace }: (typeof open)[number], end: number) => {
    if (hasPlace) {
      around.add(`\${${at}:…}`);
      pieces[first] = '';
      for (const one of open.slice(-1)) one.hasPlace = true;
      return;
    }
    const raw = body.slice(start, end);
    const words = raw.length > MAX_PLACE ? '' : pieces.slice(first + 1).join('');
    pieces.length = first;
    if (raw.length > MAX_PLACE) pieces.push(raw);
    else add({ at, raw, words: [words].filter(Boolean) });
  };
  let from = 0;
  for (const { 0: raw, index, groups = {} } of body.matchAll(TOKEN)) {
    const { escaped, plain, at = plain, options, around: begun, end } = groups;
    if (index > from) pieces.push(body.slice(from, index));
    from = index + raw.length;
    const last = end ? open.pop() : undefined;
    if (last) close(last, from);
    else if (at) add({ at, raw, words: (options?.split(/(?<!\\),/) ?? []).map((word) => word.replace(/\\(.)/g, '$1')).filter(Boolean) });
    else if (begun) open.push({ at: begun, start: index, first: pieces.push(raw) - 1, hasPlace: false });
    else pieces.push(escaped ?? raw);
  }
  pieces.push(body.slice(from));
  return { pieces, around };
}

/** Names of the blanks of places: the name of the variable, the word that the place has, or its number. Two different places never share a name. */
function namesIn(places: readonly Place[]): (at: string) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const add = (at: string, name: string) => {
    if (names.has(at)) return;
    let free = name;
    for (let count = 2; taken.has(free); count++) free = `${name}_${count}`;
    taken.add(free);
    names.set(at, free);
  };
  for (const { at, words } of places) {
    const [word = '', ...others] = words;
    const name = others.length === 0 && /^[\p{L}\p{N} _-]{1,40}$/u.test(word) ? blankName(word) : null;
    if (name && /^\d/.test(at) && !taken.has(name) && !/^PLACE_\d+$/.test(name)) add(at, name);
  }
  return (at) => {
    add(at, /^\d/.test(at) ? `PLACE_${at}` : (blankName(at) ?? 'PLACE'));
    return names.get(at) ?? '';
  };
}

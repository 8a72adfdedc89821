import { z } from 'zod';
import { blankName } from '../prompts/identifier';
import { escapeBlanks } from '../prompts/template';
import { blankWith } from '../prompts/write-template';
import { recordOf } from '../text/record';
import type { Found } from './found';
import type { Note } from './import';
import { leftOut } from './left-out';

const snippetSchema = z
  .looseObject({
    prefix: z.union([z.string(), z.array(z.string())]).optional(),
    body: z.union([
      z.string().min(1),
      z
        .array(z.string())
        .min(1)
        .transform((lines) => lines.join('\n')),
    ]),
  })
  .refine((snippet) => snippet.prefix !== undefined || /\$\{\d/.test(snippet.body));

/** A change of a word by an expression, which stays text. */
const TRANSFORM = /\$\{\w{1,40}\/(?:\\.|[^{}\n\\]|\$?\{[^{}\n]{0,100}\}){0,300}\}/;

/** Also `$1`, `${1:word}`, `${1|one,two|}`, `$NAME`, `${NAME:default}`, and what a backslash keeps as text. */
const PLACE = new RegExp(
  `\\\\[$}\\\\]|(?<transform>${TRANSFORM.source})|${/\$(?:(?<plain>\d{1,3})|\{(?<at>\d{1,3})(?::(?<given>(?:\\.|[^{}$\\]){0,300})|\|(?<options>(?:\\.|[^{}|\\]){0,500})\|)?\}|(?<name>[A-Za-z_]\w{0,40})|\{(?<named>[A-Za-z_]\w{0,40})(?::(?<fallback>(?:\\.|[^{}$\\]){0,300}))?\})/.source}`,
  'g',
);

/** A place with blanks in it, or an expression, in which nothing is one. */
const AROUND = new RegExp(`${TRANSFORM.source}|${/(?<place>\$\{\w{1,40}):(?<inner>(?:[^{}$[\]]|\[[^\]]{0,300}\]){0,500})\}/.source}`, 'g');
/** Places in each other that are looked for. */
const LEVELS = 5;

/** A snippet of VS Code, its places as blanks; null for anything else. `key` is its name. */
export function snippetEntry(entry: unknown, key: string): Found | null {
  const { data: snippet } = snippetSchema.safeParse(entry);
  if (!snippet) return null;
  const variables = new Map<string, string>();
  const nameOf = namesIn(snippet.body);
  const kept = new Set<string>();
  let hasEnd = false;
  let text = escapeBlanks(snippet.body).replace(PLACE, (...found) => {
    const raw = String(found[0]);
    const { transform, plain, at = plain, given, options, name, named = name, fallback }: Record<string, string | undefined> = found.at(-1);
    if (raw.startsWith('\\')) return raw.slice(1);
    if (transform) {
      kept.add(raw);
      return raw;
    }
    if (at === '0' && !given && !options) {
      hasEnd = true;
      return '';
    }
    const offers = options?.split(/(?<!\\),/) ?? [given ?? fallback ?? ''];
    const words = offers.map((offer) => offer.replace(/\\(.)/g, '$1')).filter(Boolean);
    const blank = blankWith(nameOf(named ?? at ?? ''), words);
    variables.set(raw, blank);
    return blank;
  });
  const { title, name } = recordOf(entry);
  const said = [key, title, name].find((one) => typeof one === 'string' && one !== '');
  // A place around other places: only they become blanks.
  const around = new Set<string>();
  for (let level = 0; level < LEVELS; level++)
    text = text.replace(AROUND, (...found) => {
      const { place, inner = '' }: Record<string, string | undefined> = found.at(-1);
      if (!place) return String(found[0]);
      around.add(`${place}:…}`);
      return inner;
    });
  for (const [raw] of text.replace(new RegExp(TRANSFORM, 'g'), '').matchAll(/\$\{[^\n}]{0,60}\}?/g)) kept.add(raw);
  const notes: Note[] = [
    ...leftOut(snippet, ['body', ...(key ? [] : ['title', 'name'])], [], [String(said ?? ''), snippet.body]),
    ...[...kept].map((raw): Note => ({ kind: 'text', text: `${raw} stays text` })),
    ...[...around].map((place): Note => ({ kind: 'left-out', text: `Left out: ${place}, because there are other blanks in it` })),
  ];
  if (hasEnd) notes.push({ kind: 'left-out', text: 'Left out: $0, where the cursor ends up' });
  return { format: 'VS Code snippets', title: String(said ?? ''), text, written: snippet.body, variables: [...variables], notes };
}

/** Names the blanks of places: by their variable, by the word that stands in each, or by their number. Two different places never share a name. */
function namesIn(body: string): (place: string) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const add = (place: string, name: string) => {
    if (names.has(place)) return;
    let free = name;
    for (let at = 2; taken.has(free); at++) free = `${name}_${at}`;
    taken.add(free);
    names.set(place, free);
  };
  const places = [...body.matchAll(PLACE)].map(({ groups = {} }) => groups);
  for (const { at = '', given = '' } of places) {
    const name = /^[\p{L}\p{N} _-]{1,40}$/u.test(given) ? blankName(given) : null;
    if (name && at && !taken.has(name) && !/^PLACE_\d+$/.test(name)) add(at, name);
  }
  return (place) => {
    add(place, /^\d/.test(place) ? `PLACE_${place}` : (blankName(place) ?? 'PLACE'));
    return names.get(place) ?? '';
  };
}

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

/** A change of a word by an expression, which stays text; `$1`, `${1:word}`, `${1|one,two|}`, `$NAME`, `${NAME:default}`, and what a backslash keeps as text. */
const PLACE =
  /\\[$}\\]|(?<transform>\$\{\w{1,40}\/(?:[^{}\n]|\$\{[^{}\n]{0,100}\}){0,300}\})|\$(?:(?<plain>\d{1,3})|\{(?<at>\d{1,3})(?::(?<given>(?:\\.|[^{}$\\]){0,300})|\|(?<options>(?:\\.|[^{}|\\]){0,500})\|)?\}|(?<name>[A-Z][A-Z_]{2,40})\b|\{(?<named>[A-Z_]{1,40})(?::(?<fallback>[^{}]{0,300}))?\})/g;

const AROUND = /(\$\{\d{1,3}):((?:[^{}$[\]]|\[[^\]]{0,300}\]){0,500})\}/g;

/** A snippet of VS Code, its places as blanks; null for anything else. `key` is its name. */
export function snippetEntry(entry: unknown, key: string): Found | null {
  const { data: snippet } = snippetSchema.safeParse(entry);
  if (!snippet) return null;
  const variables = new Map<string, string>();
  const names = namesIn(snippet.body);
  const kept = new Set<string>();
  let hasEnd = false;
  const text = escapeBlanks(snippet.body).replace(PLACE, (...found) => {
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
    const blank = blankWith(named ?? names.get(at ?? '') ?? `PLACE_${at}`, words);
    variables.set(raw, blank);
    return blank;
  });
  const { title, name } = recordOf(entry);
  const said = [key, title, name].find((one) => typeof one === 'string' && one !== '');
  // A place around other places: only they become blanks.
  const around = [...text.matchAll(AROUND)].map(([, place = '']) => place);
  const others: Note[] = [
    ...[...kept].map((raw): Note => ({ kind: 'text', text: `${raw} stays text` })),
    ...around.map((place): Note => ({ kind: 'left-out', text: `Left out: the place ${place}:…} around others` })),
  ];
  const ended: Note[] = hasEnd ? [{ kind: 'left-out', text: 'Left out: $0, the last place of the cursor' }] : [];
  return {
    format: 'VS Code snippets',
    title: String(said ?? ''),
    text: text.replace(AROUND, '$2'),
    written: snippet.body,
    variables: [...variables],
    notes: [...leftOut(snippet, ['body', ...(key ? [] : ['title', 'name'])]), ...others, ...ended],
  };
}

/** The names of the blanks of numbered places, by the word that stands in each. Two places never share a name. */
function namesIn(body: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { groups: { at = '', given = '' } = {} } of body.matchAll(PLACE)) {
    const name = /^[\p{L}\p{N} _-]{1,40}$/u.test(given) ? blankName(given) : null;
    if (name && !names.has(at) && ![...names.values()].includes(name)) names.set(at, name);
  }
  return names;
}

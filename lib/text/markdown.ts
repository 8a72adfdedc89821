import { jsoncToJson } from './jsonc';
import { type Dropped, looseYaml } from './loose-yaml';
import { isRecord } from './record';
import { looseToml } from './toml';
import { yamlText } from './yaml';

export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~<>[\]#&|]/g, '\\$&').replace(/^( *\d*)([-+=.)])/gm, '$1\\$2');
}

/** A text in a code fence with more back quotes than any run in it. */
export function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/** A list item with a link, and a note if there is one. */
export function linkItem(title: string, url: string, note = ''): string {
  const link = `- [${escapeMarkdown(oneLine(title))}](${url})`;
  return note ? `${link}: ${escapeMarkdown(oneLine(note))}` : link;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A document with front matter in YAML. Fields that are null, undefined or empty lists are left out. */
export function withFrontMatter(fields: Record<string, unknown>, body: string): string {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return `---\n${yamlText(Object.fromEntries(given))}---\n\n${body}\n`;
}

/** Matches front matter in YAML, which is the first group. */
export const YAML_FRONT_MATTER = /^---[ \t]*\n([\s\S]*?\n)?(?:---|\.\.\.)[ \t]*(?:\n\n?|$)/;
const JSON_FRONT_MATTER = /^(\{[ \t]*\n[\s\S]*?\n\})[ \t]*\n\n?/;
const TOML_FRONT_MATTER = /^\+\+\+[ \t]*\n([\s\S]*?\n)?\+\+\+[ \t]*(?:\n\n?|$)/;

type FrontMatter = Dropped & { value: unknown };

/**
 * Splits off front matter in YAML, TOML between `+++`, or JSON; null if there is none. With `isLenient` a key may occur twice, and what should be
 * YAML, but is not, is read line by line.
 */
export function splitFrontMatter(document: string, isLenient = false): (Dropped & { fields: unknown; body: string }) | null {
  const yaml = YAML_FRONT_MATTER.exec(document);
  const toml = TOML_FRONT_MATTER.exec(document);
  const match = yaml ?? toml ?? JSON_FRONT_MATTER.exec(document);
  if (!match) return null;
  const text = match[1] ?? '';
  const found = yaml
    ? (attempt(() => onlyDocument(text)) ?? (isLenient ? linesOf(text) : null))
    : attempt(() => (toml ? looseToml(text) : looseJson(text)));
  // Anything but an object or nothing is text between two horizontal rules, and no front matter.
  if (!found || !(found.value === null || isRecord(found.value)) || (!isLenient && found.repeated.length > 0)) return null;
  const { value: fields, ...dropped } = found;
  return { ...dropped, fields, body: document.slice(match[0].length).replace(/\n$/, '') };
}

function onlyDocument(yaml: string): FrontMatter | null {
  const [first = { value: null, repeated: [], hasComments: false }, ...others] = looseYaml(yaml);
  return others.length > 0 ? null : first;
}

function looseJson(text: string): FrontMatter {
  const { json, ...dropped } = jsoncToJson(text);
  return { ...dropped, value: JSON.parse(json) };
}

/** Reads lines such as `name: text`, each with the indented lines and list items below it; null if another line is neither empty nor a comment. */
function linesOf(text: string): FrontMatter | null {
  const fields: [name: string, value: string][] = [];
  const [known, repeated] = [new Set<string>(), new Set<string>()];
  let hasComments = false;
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^([\w-]{1,60}):(?:\s+(.*))?$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (name) {
      if (known.has(name)) repeated.add(name);
      known.add(name);
      fields.push([name, value.trim()]);
    } else if (last && /^(?:\s|-|\[)/.test(line)) last[1] = `${last[1]} ${line.trim()}`.trim();
    else if (line.startsWith('#')) hasComments = true;
    else if (line.trim() !== '') return null;
  }
  return {
    value: Object.fromEntries(fields.map(([name, value]) => [name, value.replace(/^(["'])(.*)\1$/, '$2')])),
    repeated: [...repeated],
    hasComments,
  };
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

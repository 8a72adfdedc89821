import { chatOf } from '../integrations/formats/chat';
import type { Notation } from '../integrations/formats/export-format';
import { tagsInField } from '../integrations/formats/parse-file';
import { recordOf } from '../text/record';
import { inOne, mayBePrompt, NAMES, placeOf, plainName, textPlaces } from './field-names';
import type { Found } from './found';
import { keptIn, leftOut } from './left-out';

/** Objects within an entry that hold its title and its text, such as the `config` and `meta` of an agent. */
const WITHIN = ['meta', 'config'];

export const PLAIN = 'JSON';

/** Names such as `agent_name`, as plain ones, which are a title where there is no better one. */
const ENDS_AS_TITLE = /^(?!.*(file|user|author|model|brand|first|last)name$).+(name|title)$/;

/** A name by which a list of prompts may refer to others. */
const ID = /^[a-z\d]+(?:[-_][a-z\d]+)+$/;

/** An entry of a list of prompts of no tool in particular; null without a text. */
export function plainEntry(entry: unknown, key: string): Found | null {
  const common = { format: PLAIN, notations: ['braces', 'dollar'] satisfies Notation[], isForeign: true };
  if (typeof entry === 'string') return entry.trim() === '' || ID.test(entry) ? null : { ...common, title: key, text: entry, notes: [] };
  const chat = chatOf(entry);
  if (chat && !chat.left.some((name) => NAMES.title.has(plainName(name))))
    return { ...common, title: key, text: chat.text, notes: leftOut({}, [], chat.left) };
  const fields = fieldsOf(entry);
  // Names of fields that cannot hold what they say count as no names.
  const namesOf = (holds: (field: Field) => boolean) => fields.map((field) => (holds(field) ? field.plain : ''));
  const texts = textPlaces(namesOf(({ plain, value, read }) => /string|object/.test(typeof value) && mayBePrompt(plain, read.text)));
  const text = fields[texts.text];
  if (!text) return null;
  const before = fields[texts.before];
  const titles = namesOf(({ read }) => read.text !== '');
  const title = fields[placeOf('title', titles)] ?? fields[titles.findIndex((name) => ENDS_AS_TITLE.test(name))];
  const category =
    fields[
      placeOf(
        'category',
        namesOf(({ value }) => typeof value === 'string'),
      )
    ];
  const tags =
    fields[
      placeOf(
        'tags',
        namesOf(({ value }) => tagsInField(value).length > 0),
      )
    ];
  const taken = new Set([text, before, title, category, tags]);
  const others = Object.fromEntries(fields.filter((field) => !taken.has(field)).map(({ path, value }) => [path, value]));
  const prompt = {
    title: title ? title.read.text : key,
    category: category ? String(category.value) : undefined,
    tags: tagsInField(tags?.value),
    text: inOne(before?.plain ?? '', before?.read.text ?? '', text.read.text),
  };
  const left = [text, before, title].flatMap((field) => field?.read.left ?? []);
  return { ...common, ...prompt, notes: leftOut(others, [], left, keptIn(prompt)) };
}

/** The field of an object that is its title. */
export function titleIn(value: object): { name: string; text: string } | null {
  const found = Object.entries(value).find(
    ([name, text]) => ['title', 'name'].includes(plainName(name)) && typeof text === 'string' && text !== '',
  );
  return found ? { name: found[0], text: String(found[1]) } : null;
}

type Field = { path: string; plain: string; value: unknown; read: ReturnType<typeof textOf> };

const fieldOf = (path: string, name: string, value: unknown): Field => ({ path, plain: plainName(name), value, read: textOf(value) });

/** The fields of an entry, and those of the objects within it that tell what it is. */
function fieldsOf(entry: unknown): Field[] {
  const data = recordOf(entry);
  const isAround = (name: string, value: unknown) => WITHIN.includes(name) && Object.keys(recordOf(value)).length > 0;
  return Object.entries(data).flatMap(([name, value]) =>
    isAround(name, value)
      ? Object.entries(recordOf(value)).map(([inner, one]) => fieldOf(`${name}.${inner}`, inner, one))
      : fieldOf(name, name, value),
  );
}

/** Names of languages, such as `en` and `pt-BR`, under which an object has one text in each. */
const LANGUAGE = /^[a-z]{2}([-_][A-Za-z]{2,4})?$/;

/** The text of a field: a text, a number, the lines of one, the first of its languages, or the messages of a chat; empty if it has none. */
export function textOf(value: unknown): { text: string; left: string[] } {
  if (typeof value === 'string') return { text: value, left: [] };
  if (typeof value === 'number' || typeof value === 'boolean') return { text: String(value), left: [] };
  const languages = Object.entries(recordOf(value));
  const [first, ...others] = languages;
  if (first && languages.every(([name, text]) => LANGUAGE.test(name) && typeof text === 'string'))
    return { text: String(first[1]), left: others.map(([name]) => `text in ${name}`) };
  if (!Array.isArray(value)) return { text: '', left: [] };
  return value.every((line) => typeof line === 'string')
    ? { text: value.join('\n'), left: [] }
    : (chatOf(value, true) ?? { text: '', left: [] });
}

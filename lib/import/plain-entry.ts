import { chatOf } from '../integrations/formats/chat';
import type { VariableNotation } from '../integrations/formats/export-format';
import { tagsInField } from '../integrations/formats/parse-file';
import { recordOf } from '../text/record';
import { FIELD_NAMES, indexOfField, joinTexts, mayBePrompt, plainName, textIndexes } from './field-names';
import { keptIn, leftOut, leftOutNotes } from './left-out';
import type { FilePrompt } from './read-result';

/** Objects within an entry that hold its title and its text, as in the files of agents. */
const WITHIN = ['meta', 'config'];

/** The name of the format of entries that are of no tool in particular. */
export const JSON_FORMAT = 'JSON';

/** Plain names such as `agentname`, of fields that are a title if no other field is. */
const ENDS_AS_TITLE = /^(?!.*(file|user|author|model|brand|first|last)name$).+(name|title)$/;

/** A text such as `my-prompt_2` that refers to a prompt elsewhere and is none. */
const ID = /^[a-z\d]+(?:[-_][a-z\d]+)+$/;

/** Reads an entry of a list of prompts of no tool in particular. `key` is its title if it has none. Null without a text. */
export function plainEntry(entry: unknown, key: string): FilePrompt | null {
  const common = { format: JSON_FORMAT, notations: ['braces', 'dollar'] satisfies VariableNotation[], isForeign: true };
  if (typeof entry === 'string') return entry.trim() === '' || ID.test(entry) ? null : { ...common, title: key, text: entry, notes: [] };
  const chat = chatOf(entry);
  if (chat && !chat.left.some((name) => FIELD_NAMES.title.has(plainName(name))))
    return { ...common, title: key, text: chat.text, notes: leftOutNotes(chat.left) };
  const fields = fieldsOf(entry);
  /** The names of the fields whose values fit; an empty text for any other, so that it is passed over. */
  const namesOf = (fits: (field: Field) => boolean) => fields.map((field) => (fits(field) ? field.plain : ''));
  const texts = textIndexes(namesOf(({ plain, value, read }) => /string|object/.test(typeof value) && mayBePrompt(plain, read.text)));
  const text = fields[texts.text];
  if (!text) return null;
  const before = fields[texts.before];
  const titles = namesOf(({ read }) => read.text !== '');
  const title = fields[indexOfField('title', titles)] ?? fields[titles.findIndex((name) => ENDS_AS_TITLE.test(name))];
  const categories = namesOf((field) => typeof field.value === 'string' && field !== title);
  const category = fields[indexOfField('category', categories)] ?? fields[indexOfField('folder', categories)];
  const tagLists = namesOf(({ value }) => tagsInField(value).length > 0);
  const tags = fields[indexOfField('tags', tagLists)];
  const taken = new Set([text, before, title, category, tags]);
  const others = Object.fromEntries(fields.filter((field) => !taken.has(field)).map(({ path, value }) => [path, value]));
  const prompt = {
    title: title ? title.read.text : key,
    category: category ? String(category.value) : undefined,
    tags: tagsInField(tags?.value),
    text: joinTexts(before?.plain ?? '', before?.read.text ?? '', text.read.text),
  };
  const left = [text, before, title].flatMap((field) => field?.read.left ?? []);
  return { ...common, ...prompt, notes: leftOut(others, [], left, keptIn(prompt)) };
}

/** The field of an object that is its title, or null. */
export function titleIn(value: object): { name: string; text: string } | null {
  const found = Object.entries(value).find(
    ([name, text]) => ['title', 'name'].includes(plainName(name)) && typeof text === 'string' && text !== '',
  );
  return found ? { name: found[0], text: String(found[1]) } : null;
}

const fieldOf = (path: string, name: string, value: unknown) => ({ path, plain: plainName(name), value, read: textOf(value) });
type Field = ReturnType<typeof fieldOf>;

/** The fields of an entry, with those within `meta` and `config` in place of the two. */
function fieldsOf(entry: unknown): Field[] {
  return Object.entries(recordOf(entry)).flatMap(([name, value]) => {
    const within = WITHIN.includes(name) ? Object.entries(recordOf(value)) : [];
    if (within.length === 0) return fieldOf(name, name, value);
    return within.map(([inner, one]) => fieldOf(`${name}.${inner}`, inner, one));
  });
}

/** Names of languages, such as `en` and `pt-BR`, under which an object has one text in each. */
const LANGUAGE = /^[a-z]{2}([-_][A-Za-z]{2,4})?$/;

/** The text of a field: a text, a number or boolean, lines, the first of its languages, or the messages of a chat; empty if it has none. */
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

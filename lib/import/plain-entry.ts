import { chatOf, chatText } from '../integrations/formats/chat';
import type { Notation } from '../integrations/formats/export-format';
import { recordOf } from '../text/record';
import type { Found } from './found';
import { leftOut } from './left-out';

/** Names that lists of prompts have for a text and its title, the most telling first; capital letters, spaces and hyphens do not count. */
const TEXT = [
  'prompt',
  'prompttext',
  'prompttemplate',
  'content',
  'text',
  'textcontent',
  'template',
  'body',
  'instructions',
  'instruction',
  'userprompt',
  'user',
  'message',
  'messages',
  'value',
  'snippet',
  'phrase',
  'query',
  'context',
];
const SYSTEM = ['systemprompt', 'system', 'systemmessage', 'systemrole', 'systeminstruction', 'systeminstructions', 'customsystem'];
const TITLE = [
  'title',
  'act',
  'name',
  'label',
  'heading',
  'prompttitle',
  'promptname',
  'displayname',
  'role',
  'command',
  'shortcut',
  'trigger',
  'topic',
  'identifier',
];

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');

/** Objects within an entry that hold its title and its text, such as the `config` and `meta` of an agent. */
const WITHIN = ['meta', 'config'];

export const PLAIN = 'JSON';

/** An entry of a list of prompts of no tool in particular; null without a text. */
export function plainEntry(entry: unknown, key: string): Found | null {
  const common = { format: PLAIN, notations: ['braces', 'dollar'] satisfies Notation[], isForeign: true };
  if (typeof entry === 'string') return entry.trim() === '' ? null : { ...common, title: key, text: entry, notes: [] };
  const chat = chatOf(entry);
  if (chat && !chat.left.some((name) => TITLE.includes(plain(name))))
    return { ...common, title: key, text: chat.text, notes: leftOut({}, [], chat.left) };
  const fields = fieldsOf(entry);
  const find = (names: readonly string[], isText: (value: unknown) => boolean) => {
    const named = fields.filter((field) => names.includes(field.plain) && isText(field.value));
    return names.flatMap((name) => named.find((field) => field.plain === name && textOf(field.value).text) ?? [])[0];
  };
  const isLong = (value: unknown) => typeof value === 'string' || typeof value === 'object';
  const [system, said] = [find(SYSTEM, isLong), find(TEXT, isLong)];
  const text = said ?? system;
  if (!text) return null;
  const both = said && system;
  const title = find(TITLE, () => true);
  const category = fields.find(({ path, value }) => path === 'category' && typeof value === 'string');
  const taken = new Set([text, both && system, title, category]);
  const [main, before] = [textOf(text.value), textOf(both ? system.value : null)];
  const others = Object.fromEntries(fields.filter((field) => !taken.has(field)).map(({ path, value }) => [path, value]));
  return {
    ...common,
    title: title ? textOf(title.value).text : key,
    category: category ? String(category.value) : undefined,
    text: both
      ? chatText([
          { role: 'system', content: before.text },
          { role: 'user', content: main.text },
        ])
      : main.text,
    notes: leftOut(others, [], [...main.left, ...before.left]),
  };
}

/** The field of an object that is its title. */
export function titleIn(value: object): { name: string; text: string } | null {
  const found = Object.entries(value).find(
    ([name, text]) => ['title', 'name'].includes(plain(name)) && typeof text === 'string' && text !== '',
  );
  return found ? { name: found[0], text: String(found[1]) } : null;
}

type Field = { path: string; plain: string; value: unknown };

/** The fields of an entry, and those of the objects within it that tell what it is. */
function fieldsOf(entry: unknown): Field[] {
  const data = recordOf(entry);
  const isAround = (name: string, value: unknown) => WITHIN.includes(name) && Object.keys(recordOf(value)).length > 0;
  return Object.entries(data).flatMap(([name, value]) =>
    isAround(name, value)
      ? Object.entries(recordOf(value)).map(([inner, one]) => ({ path: `${name}.${inner}`, plain: plain(inner), value: one }))
      : { path: name, plain: plain(name), value },
  );
}

/** The text of a field: a text, a number, the lines of one, or the messages of a chat; empty if it has none. */
function textOf(value: unknown): { text: string; left: string[] } {
  if (typeof value === 'string') return { text: value, left: [] };
  if (typeof value === 'number' || typeof value === 'boolean') return { text: String(value), left: [] };
  if (!Array.isArray(value)) return { text: '', left: [] };
  return value.every((line) => typeof line === 'string')
    ? { text: value.join('\n'), left: [] }
    : (chatOf(value, true) ?? { text: '', left: [] });
}

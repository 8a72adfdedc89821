import { z } from 'zod';
import { chatOf, chatText } from '../integrations/formats/chat';
import type { Notation } from '../integrations/formats/export-format';
import { scalarText } from '../integrations/formats/parse-file';
import type { Found } from './found';
import { leftOut } from './left-out';

/** Names that lists of prompts have for a text and its title, the most telling first; capital letters, spaces and hyphens do not count. */
const TEXT = [
  'prompt',
  'prompttext',
  'prompttemplate',
  'content',
  'text',
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

const recordSchema = z.record(z.string(), z.unknown());
const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');

/** Objects within an entry that hold its title and its text, such as the `config` and `meta` of an agent. */
const WITHIN = ['meta', 'config'];

/** An entry of a list of prompts of no tool in particular; null without a text. */
export function plainEntry(entry: unknown, key: string, notations: readonly Notation[] = []): Found | null {
  const common = {
    format: 'JSON',
    description: '',
    notations: [...new Set<Notation>([...notations, 'braces', 'dollar'])],
    isForeign: true,
  };
  if (typeof entry === 'string') return entry.trim() === '' ? null : { ...common, title: key, text: entry, notes: [] };
  const chat = chatOf(entry);
  if (chat && !chat.left.some((name) => TITLE.includes(plain(name))))
    return { ...common, title: key, text: chat.text, notes: leftOut({}, [], chat.left) };
  const fields = fieldsOf(entry);
  const find = (names: readonly string[], isText = true) =>
    names.flatMap(
      (name) =>
        fields.find(
          (field) =>
            field.plain === name && field.text !== null && (!isText || typeof field.value === 'string' || typeof field.value === 'object'),
        ) ?? [],
    )[0];
  const [system, said] = [find(SYSTEM), find(TEXT)];
  const text = said ?? system;
  if (!text) return null;
  const both = said && system;
  const title = find(TITLE, false);
  const category = fields.find(({ path, value }) => path === 'category' && typeof value === 'string');
  const taken = [text, ...(both ? [system] : []), ...(title ? [title] : []), ...(category ? [category] : [])];
  const parts = both
    ? chatText([
        { role: 'system', content: system.text ?? '' },
        { role: 'user', content: said.text ?? '' },
      ])
    : (text.text ?? '');
  const others = Object.fromEntries(fields.filter((field) => !taken.includes(field)).map(({ path, value }) => [path, value]));
  const left = [...(said?.left ?? []), ...(system?.left ?? [])];
  return {
    ...common,
    title: title?.text ?? key,
    category: category ? String(category.value) : undefined,
    text: parts,
    notes: leftOut(others, [], left),
  };
}

type Field = { path: string; plain: string; value: unknown; text: string | null; left: string[] };

/** The fields of an entry, and those of the objects within it that tell what it is. */
function fieldsOf(entry: unknown): Field[] {
  const { data = {} } = recordSchema.safeParse(entry);
  const own = Object.entries(data).filter(([name]) => !WITHIN.includes(name) || !recordSchema.safeParse(data[name]).success);
  const within = WITHIN.flatMap((name) =>
    Object.entries(recordSchema.safeParse(data[name]).data ?? {}).map(([inner, value]) => [`${name}.${inner}`, value] as const),
  );
  return [...own, ...within].map(([path, value]) => {
    const { text, left } = textOf(value);
    return { path, plain: plain(path.slice(path.lastIndexOf('.') + 1)), value, text, left };
  });
}

/** The text of a field: a text, a number, the lines of one, or the messages of a chat. */
function textOf(value: unknown): { text: string | null; left: string[] } {
  if (value === '') return { text: null, left: [] };
  const { data } = scalarText.safeParse(value);
  if (data !== undefined) return { text: data, left: [] };
  const lines = z.array(z.string()).min(1).safeParse(value);
  if (lines.success) return { text: lines.data.join('\n'), left: [] };
  return chatOf(value, true) ?? { text: null, left: [] };
}

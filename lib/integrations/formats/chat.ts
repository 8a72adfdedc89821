import { z } from 'zod';
import { isEmpty } from '../../text/record';

const ROLES = new Set(['system', 'user', 'assistant', 'developer', 'human', 'ai', 'model', 'tool', 'function', 'gpt', 'bot']);

const messageSchema = z.looseObject({ role: z.string().optional(), type: z.string().optional(), from: z.string().optional() });
const partSchema = z.looseObject({ text: z.string() });
const otherPartSchema = z.object({ type: z.string() });

type Message = { role?: string | undefined; content: string };
/** The text of a chat. `left`: names of fields and kinds of parts, such as a picture, that are not in the text. */
type Chat = { text: string; left: string[] };

/** The messages of a chat as one text, each below its role. A single message stands alone. */
export function chatText(messages: readonly Message[]): string {
  if (messages.length === 1) return messages[0]?.content ?? '';
  return messages
    .map(({ role, content }) => (role ? `${role.charAt(0).toUpperCase()}${role.slice(1)}:\n${content}` : content))
    .join('\n\n');
}

/** Reads a list of messages; null for any other value. `anyRole`: true if messages may have unknown roles or none. */
export function chatOf(value: unknown, anyRole = false): Chat | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const left: string[] = [];
  const read: Message[] = [];
  for (const item of value) {
    const message = messageOf(item, anyRole, left);
    if (!message) return null;
    read.push(message);
  }
  return { text: chatText(read), left: [...new Set(left)] };
}

/** Reads a message, and adds what of it cannot be read to `left`; null for any other value. */
function messageOf(value: unknown, anyRole: boolean, left: string[]): Message | null {
  const { data } = messageSchema.safeParse(value);
  if (!data) return null;
  const { role, type, from, ...rest } = data;
  // A placeholder stands for messages that a program inserts.
  if (type === 'placeholder' && typeof rest.name === 'string') return { content: `{{${rest.name}}}` };
  const field = ['content', 'text', 'value', 'parts'].find((name) => textOfContent(rest[name], []) !== null);
  const by = role ?? from ?? type;
  if (!field || !(anyRole || (by && ROLES.has(by.toLowerCase())))) return null;
  left.push(...Object.keys(rest).filter((name) => name !== field && !isEmpty(rest[name])));
  return { role: by, content: textOfContent(rest[field], left) ?? '' };
}

/** The text of a message, which may have several parts. Adds the kinds of other parts, such as a picture, to `left`. Null without a text. */
function textOfContent(content: unknown, left: string[]): string | null {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return null;
  const texts = content.flatMap((part) => {
    if (typeof part === 'string') return part;
    const { data } = partSchema.safeParse(part);
    if (!data) left.push(otherPartSchema.safeParse(part).data?.type ?? 'part of a message');
    return data?.text ?? [];
  });
  return texts.length > 0 ? texts.join('\n\n') : null;
}

import { firstCharacters } from '../text/characters';
import { recordOf } from '../text/record';

/**
 * True for an object with a field by which exports of conversations are known: of ChatGPT (`mapping`, and `conversation_id` in its ratings), Claude
 * (`chat_messages`), Open WebUI (`chat.messages`) and TypingMind (`chatTitle`).
 */
export function isConversation(value: unknown): boolean {
  const data = recordOf(value);
  const has = (name: string) => typeof data[name] === 'object' && data[name] !== null;
  return (
    has('mapping') ||
    has('chat_messages') ||
    'conversation_id' in data ||
    'chatTitle' in data ||
    (has('chat') && 'messages' in recordOf(data.chat))
  );
}

/** A sentence on conversations that were left out; none if there were none. */
export function conversationReasons(count: number): string[] {
  if (count === 0) return [];
  if (count === 1) return ['Left out: a conversation. Import takes prompts: save as a text file what you want to keep of it'];
  return [`Left out: ${count} conversations. Import takes prompts: save as text files what you want to keep of them`];
}

/** A sentence on entries without a text, the first ten by their places, in a list that may have a name; none if there are none. */
export function noTextReasons(places: readonly number[], listName: string): string[] {
  if (places.length === 0) return [];
  const some = places.slice(0, 10).join(', ');
  const others = places.length - 10;
  const list = firstCharacters(listName, 40);
  if (places.length === 1) return [list ? `Entry ${some} of ${list} has no prompt text` : `Entry ${some} has no prompt text`];
  if (others <= 0) return [list ? `Entries ${some} of ${list} have no prompt text` : `Entries ${some} have no prompt text`];
  return [
    list ? `Entries ${some} and ${others} more of ${list} have no prompt text` : `Entries ${some} and ${others} more have no prompt text`,
  ];
}

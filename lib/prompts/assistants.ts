import { MAX_SEND_URL } from '../limits';

/** An assistant a prompt can be sent to. `prefill` is null where its site takes no text in the address. */
export type Assistant = { id: string; name: string; home: string; prefill: string | null };

/** URLs checked in November 2026. */
export const ASSISTANTS: readonly [Assistant, ...Assistant[]] = [
  { id: 'grok', name: 'Grok', home: 'https://grok.com/', prefill: 'https://grok.com/?q=' },
  { id: 'chatgpt', name: 'ChatGPT', home: 'https://chatgpt.com/', prefill: 'https://chatgpt.com/?q=' },
  { id: 'claude', name: 'Claude', home: 'https://claude.ai/new', prefill: 'https://claude.ai/new?q=' },
  { id: 'gemini', name: 'Gemini', home: 'https://gemini.google.com/app', prefill: null },
  { id: 'perplexity', name: 'Perplexity', home: 'https://www.perplexity.ai/', prefill: 'https://www.perplexity.ai/search?q=' },
];

/** The one of whoever has not sent anything yet. */
export const FIRST_ASSISTANT = ASSISTANTS[0];

/** The first one in the place of one that is not known. */
export function assistantWithId(id: string | null): Assistant {
  return ASSISTANTS.find((assistant) => assistant.id === id) ?? FIRST_ASSISTANT;
}

/** The target of "Send". With `carriesText` false the text is copied to the clipboard instead. */
export type SendLink = { href: string; carriesText: boolean };

/** The link that opens `text` in an assistant; its plain home page when the text does not fit into an address. */
export function sendLink(assistant: Assistant, text: string): SendLink {
  if (assistant.prefill !== null) {
    const href = assistant.prefill + encodeURIComponent(text.toWellFormed());
    if (href.length <= MAX_SEND_URL) return { href, carriesText: true };
  }
  return { href: assistant.home, carriesText: false };
}

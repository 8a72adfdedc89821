/**
 * An assistant a prompt can be sent to. `prefill` stands between the address of its home and a text; it is null where its site takes none.
 * `longest` is the length of the longest address that it takes, where its makers say it.
 */
export type Assistant = { id: string; name: string; home: string; prefill: string | null; longest?: number };

/** Where its makers do not say. */
const LONGEST = 6000;

/** URLs and lengths checked in November 2026. */
export const ASSISTANTS: readonly [Assistant, ...Assistant[]] = [
  { id: 'grok', name: 'Grok', home: 'https://grok.com/', prefill: '?q=' },
  { id: 'chatgpt', name: 'ChatGPT', home: 'https://chatgpt.com/', prefill: '?q=', longest: 7400 },
  { id: 'claude', name: 'Claude', home: 'https://claude.ai/new', prefill: '?q=', longest: 11_500 },
  { id: 'gemini', name: 'Gemini', home: 'https://gemini.google.com/app', prefill: null },
  { id: 'perplexity', name: 'Perplexity', home: 'https://www.perplexity.ai/', prefill: 'search?q=' },
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
    const href = assistant.home + assistant.prefill + encodeURIComponent(text.toWellFormed());
    if (href.length <= (assistant.longest ?? LONGEST)) return { href, carriesText: true };
  }
  return { href: assistant.home, carriesText: false };
}

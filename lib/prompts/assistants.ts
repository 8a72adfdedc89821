/**
 * A site or app that answers prompts. `prefill`: part of a URL between `home` and the text, null if a URL takes none. `longest`: maximum length of
 * the URL, if it is not DEFAULT_LONGEST.
 */
export type Assistant = { id: string; name: string; home: string; prefill: string | null; longest?: number };

const DEFAULT_LONGEST = 6000;

export const ASSISTANTS: readonly [Assistant, ...Assistant[]] = [
  { id: 'grok', name: 'Grok', home: 'https://grok.com/', prefill: '?q=' },
  { id: 'chatgpt', name: 'ChatGPT', home: 'https://chatgpt.com/', prefill: '?q=', longest: 7400 },
  { id: 'claude', name: 'Claude', home: 'https://claude.ai/new', prefill: '?q=', longest: 11_500 },
  { id: 'gemini', name: 'Gemini', home: 'https://gemini.google.com/app', prefill: null },
  { id: 'perplexity', name: 'Perplexity', home: 'https://www.perplexity.ai/', prefill: 'search?q=' },
];

export const FIRST_ASSISTANT = ASSISTANTS[0];

export function assistantWithId(id: string | null): Assistant {
  return ASSISTANTS.find((assistant) => assistant.id === id) ?? FIRST_ASSISTANT;
}

/** Link that opens an assistant with a text. Without `carriesText` the text is not in the URL, so it has to be copied. */
export function assistantLink(assistant: Assistant, text: string): { href: string; carriesText: boolean } {
  if (assistant.prefill !== null) {
    const href = assistant.home + assistant.prefill + encodeURIComponent(text.toWellFormed());
    if (href.length <= (assistant.longest ?? DEFAULT_LONGEST)) return { href, carriesText: true };
  }
  return { href: assistant.home, carriesText: false };
}

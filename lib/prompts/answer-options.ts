import { parseRecord } from '../text/record';

/** Wishes for every answer of an assistant. `language`: a language by its own name, such as Deutsch; empty for any language. */
export type AnswerOptions = { language: string; onlyText: boolean };

export const NO_OPTIONS: AnswerOptions = { language: '', onlyText: false };

export function addedLines({ language, onlyText }: AnswerOptions): string[] {
  return [
    ...(language ? [`Answer in ${language}.`] : []),
    ...(onlyText ? ['Give only the text itself, with nothing before or after it.'] : []),
  ];
}

export function withAddedLines(text: string, options: AnswerOptions): string {
  return [text, addedLines(options).join('\n')].filter(Boolean).join('\n\n');
}

/** Message about the added lines: "Added: Answer in Deutsch". An empty text if there are none. */
export function addedMessage({ language, onlyText }: AnswerOptions): string {
  const added = [language && `Answer in ${language}`, onlyText && 'Only the text'].filter(Boolean);
  return added.length === 0 ? '' : `Added: ${added.join(', ')}`;
}

export function parseAnswerOptions(stored: string | null): AnswerOptions {
  const { language, onlyText } = parseRecord(stored);
  const isName = typeof language === 'string' && /^[\p{L}\p{M} ()]{1,40}$/u.test(language);
  return { language: isName ? language : '', onlyText: onlyText === true };
}

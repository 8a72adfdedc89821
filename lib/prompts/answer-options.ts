/** What somebody asks of every answer: its language, by the name that its speakers give it ('' for any), and nothing but the text itself. */
export type AnswerOptions = { language: string; onlyText: boolean };

export const NO_OPTIONS: AnswerOptions = { language: '', onlyText: false };

/** What they add to a prompt that is copied or sent, a line for each. */
export function addedLines({ language, onlyText }: AnswerOptions): string[] {
  return [
    ...(language ? [`Answer in ${language}.`] : []),
    ...(onlyText ? ['Give only the text itself, with nothing before or after it.'] : []),
  ];
}

/** A filled prompt with these lines at its end. */
export function withAddedLines(text: string, options: AnswerOptions): string {
  return [text, addedLines(options).join('\n')].filter(Boolean).join('\n\n');
}

/** "Added: Answer in Deutsch": what whoever copies or sends a prompt should know where the lines are not shown. Nothing when there are none. */
export function addedMessage({ language, onlyText }: AnswerOptions): string {
  const added = [language && `Answer in ${language}`, onlyText && 'Only the text'].filter(Boolean);
  return added.length === 0 ? '' : `Added: ${added.join(', ')}`;
}

/** Options as they are stored; corrupt ones ask for nothing. */
export function parseAnswerOptions(stored: string | null): AnswerOptions {
  try {
    const { language, onlyText }: { language?: unknown; onlyText?: unknown } = JSON.parse(stored ?? '{}');
    const isName = typeof language === 'string' && /^[\p{L}\p{M} ()]{1,40}$/u.test(language);
    return { language: isName ? language : '', onlyText: onlyText === true };
  } catch {
    return NO_OPTIONS;
  }
}

import { paths } from '../../paths';
import { absoluteUrl } from '../../site';
import type { findPromptWithSuggestions } from '../../suggestions/public-queries';
import { personName } from '../../suggestions/suggestion';
import { formatDay } from '../../text/dates';
import { escapeMarkdown, withFrontMatter } from '../../text/markdown';
import { listSections } from './list-sections';

type PromptWithSuggestions = NonNullable<Awaited<ReturnType<typeof findPromptWithSuggestions>>>;

export function suggestionsMarkdown({ prompt, taken, open }: PromptWithSuggestions): string {
  const said = (who: string, iso: string, text: string) =>
    `**${escapeMarkdown(who)}**, ${formatDay(iso)}: ${escapeMarkdown(text.replace(/\s+/g, ' '))}`;
  const takenItems = taken.map(
    ({ suggester, decidedAt, createdAt, note }) => `- ${said(personName(suggester), decidedAt ?? createdAt, note)}`,
  );
  const openItems = open.flatMap(({ suggester, createdAt, note, answers }) => [
    `- ${said(personName(suggester), createdAt, note)}`,
    ...answers.map((answer) => `  - ${said(personName(answer.writer), answer.createdAt, answer.text)}`),
  ]);
  const body = listSections([
    ['Taken', takenItems],
    ['Open', openItems],
  ]);
  const fields = { title: `Suggestions to ${prompt.title}`, url: absoluteUrl(paths.promptSuggestions(prompt.id)) };
  return withFrontMatter(fields, body || 'Nothing was suggested yet.');
}

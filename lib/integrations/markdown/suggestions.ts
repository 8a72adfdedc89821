import { paths } from '../../paths';
import { absoluteUrl } from '../../site';
import type { findPromptWithSuggestions } from '../../suggestions/public-queries';
import { nameOf } from '../../suggestions/suggestion';
import { formatDay } from '../../text/dates';
import { escapeMarkdown, withFrontMatter } from '../../text/markdown';

type PromptWithSuggestions = NonNullable<Awaited<ReturnType<typeof findPromptWithSuggestions>>>;

/** The suggestions to a public prompt as Markdown: taken ones, and open ones with their answers. */
export function suggestionsMarkdown({ prompt, taken, open }: PromptWithSuggestions): string {
  const said = (who: string, iso: string, text: string) =>
    `**${escapeMarkdown(who)}**, ${formatDay(iso)}: ${escapeMarkdown(text.replace(/\s+/g, ' '))}`;
  const lists = [
    ['## Taken', taken.map(({ suggester, decidedAt, createdAt, note }) => `- ${said(nameOf(suggester), decidedAt ?? createdAt, note)}`)],
    [
      '## Open',
      open.flatMap(({ suggester, createdAt, note, answers }) => [
        `- ${said(nameOf(suggester), createdAt, note)}`,
        ...answers.map((answer) => `  - ${said(nameOf(answer.writer), answer.createdAt, answer.text)}`),
      ]),
    ],
  ] as const;
  const body = lists.flatMap(([heading, items]) => (items.length > 0 ? [heading, items.join('\n')] : []));
  const fields = { title: `Suggestions to ${prompt.title}`, url: absoluteUrl(paths.promptSuggestions(prompt.id)) };
  return withFrontMatter(fields, body.length > 0 ? body.join('\n\n') : 'Nothing was suggested yet.');
}

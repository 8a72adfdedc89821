import { nameWithUsername } from '../profiles/profile';
import { escapeMarkdown, fenced } from '../text/markdown';
import type { WholeCollection, WholePrompt } from './collection';
import { collectionLines, collectionName } from './collection-fields';

export function collectionMarkdown(collection: WholeCollection, url: string | null): string {
  const { owner, prompts } = collection;
  const head = [
    `# ${escapeMarkdown(collectionName(collection))}`,
    ...collectionLines(collection).map(escapeMarkdown),
    [owner && `By ${escapeMarkdown(nameWithUsername(owner))}`, url && `<${url}>`].filter(Boolean).join(', '),
  ];
  return `${[...head, promptSections(prompts)].filter(Boolean).join('\n\n')}\n`;
}

export function promptSections(prompts: WholePrompt[]): string {
  return prompts.map(promptSection).join('\n\n');
}

function promptSection({ title, from, url, text }: WholePrompt, index: number): string {
  const source = [escapeMarkdown(from), url && `<${url}>`].filter(Boolean).join(', ');
  return [
    `## ${index + 1}. ${escapeMarkdown(title)}`,
    source,
    text === null ? 'Left out, because this document would be too long.' : fenced(text),
  ]
    .filter(Boolean)
    .join('\n\n');
}

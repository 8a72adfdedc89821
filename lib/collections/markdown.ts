import { nameWithUsername } from '../profiles/profile';
import type { WholeCollection } from './collection';

/** A collection as a Markdown document: each prompt under a heading, its text as it was written, blanks in brackets, in a fence. */
export function collectionMarkdown({ title, description, owner, prompts }: WholeCollection, url: string | null): string {
  const head = [
    `# ${escapeMarkdown(title)}`,
    description && escapeMarkdown(description),
    [owner && `By ${escapeMarkdown(nameWithUsername(owner))}`, url && `<${url}>`].filter(Boolean).join(', '),
  ];
  return `${[...head, ...prompts.map(promptMarkdown)].filter(Boolean).join('\n\n')}\n`;
}

function promptMarkdown({ title, from, url, text }: WholeCollection['prompts'][number], index: number): string {
  const source = [escapeMarkdown(from), url && `<${url}>`].filter(Boolean).join(', ');
  return [`## ${index + 1}. ${escapeMarkdown(title)}`, source, text === null ? 'Left out: this document would be too long.' : fenced(text)]
    .filter(Boolean)
    .join('\n\n');
}

/** Text whose characters mean nothing to Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~<>[\]#&|]/g, '\\$&').replace(/^( *\d*)([-+=.)])/gm, '$1\\$2');
}

/** In a fence that is longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

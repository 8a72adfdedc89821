import { ClientPromptRow } from '@/components/prompts/row/client-prompt-row';
import { Rows } from '@/components/prompts/row/rows';
import { libraryItem } from '@/lib/prompts/prompt-list-item';
import type { LibraryMatch } from '@/lib/prompts/search';

export function FoundRows({ matches, heading, underRule }: { matches: LibraryMatch[]; heading: 'h2' | 'h3'; underRule?: boolean }) {
  if (matches.length === 0) return null;
  return (
    <Rows columns={2} underRule={underRule}>
      {matches.map(({ prompt, ...shown }) => (
        <ClientPromptRow key={prompt.id} item={libraryItem(prompt, shown)} heading={heading} />
      ))}
    </Rows>
  );
}

export function CloseToIt() {
  return <h2 className="pt-7 pb-2 text-ui font-strong tracking-normal">Close matches</h2>;
}

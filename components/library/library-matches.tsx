import { ClientPromptRow } from '@/components/prompts/row/client-prompt-row';
import { Rows } from '@/components/prompts/row/rows';
import { libraryItem } from '@/lib/prompts/prompt-list-item';
import type { LibraryMatch, PromptPage } from '@/lib/prompts/search';

type Look = { heading: 'h2' | 'h3'; underRule?: boolean };

/** The `prompts` that match a search, and the near ones: two lists if the search is sure that the first are meant, otherwise one. */
export function LibraryMatches({ found, prompts, ...look }: { found: PromptPage; prompts: LibraryMatch[] } & Look) {
  if (found.certainty !== 'sure') return <MatchRows matches={[...prompts, ...found.near]} {...look} />;
  return (
    <>
      <MatchRows matches={prompts} {...look} />
      {prompts.length > 0 && found.near.length > 0 && <h2 className="pt-7 pb-2 text-ui font-strong tracking-normal">Close matches</h2>}
      <MatchRows matches={found.near} {...look} />
    </>
  );
}

function MatchRows({ matches, heading, underRule }: { matches: LibraryMatch[] } & Look) {
  if (matches.length === 0) return null;
  return (
    <Rows columns={2} underRule={underRule}>
      {matches.map(({ prompt, ...shown }) => (
        <ClientPromptRow key={prompt.id} item={libraryItem(prompt, shown)} heading={heading} />
      ))}
    </Rows>
  );
}

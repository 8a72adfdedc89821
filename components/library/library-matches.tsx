import { ClientPromptRows } from '@/components/prompts/row/client-prompt-rows';
import { libraryItem } from '@/lib/prompts/prompt-list-item';
import type { LibraryMatch, PromptPage } from '@/lib/prompts/search';

type Look = { heading: 'h2' | 'h3'; underRule?: boolean };

/** The `prompts` that match a search, and the near ones: two lists if the search is sure that the matching ones are meant, otherwise one. */
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

function MatchRows({ matches, ...look }: { matches: LibraryMatch[] } & Look) {
  if (matches.length === 0) return null;
  return <ClientPromptRows items={matches.map(({ prompt, ...shown }) => libraryItem(prompt, shown))} columns={2} {...look} />;
}

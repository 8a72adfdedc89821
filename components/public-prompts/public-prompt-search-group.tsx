import { CorrectedNote } from '@/components/lists/corrected-note';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { SERVER_COUNTS } from '@/lib/limits';
import { listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import type { CountedPublicPrompts } from '@/lib/public-prompts/queries';
import { log } from '@/lib/server/log/log';
import { shownOf } from '@/lib/text/plural';
import { PublicRows } from './public-rows';

export async function PublicPromptSearchGroup({ q: typed, search }: { q: string; search: Promise<CountedPublicPrompts> }) {
  const found = await search.catch((err: unknown) => {
    log.error({ err }, 'The community could not be searched');
    return null;
  });
  if (!found)
    return (
      <Section title="Community">
        <p className="text-ink-2">
          Community prompts are not available right now. <a href={listPath(paths.search, { q: typed })}>Try again</a> in a moment.
        </p>
      </Section>
    );
  const { prompts, matches, corrected } = found;
  const q = corrected ?? typed;
  const shown = prompts.slice(0, SERVER_COUNTS.searchGroup);
  return (
    <Section
      title="Community"
      aside={
        <p className="num" role="status">
          {shownOf(shown.length, matches.count, matches.more)}
        </p>
      }
    >
      <CorrectedNote q={typed} corrected={q} hrefOf={(words) => listPath(paths.search, { q: words })} />
      {prompts.length === 0 ? (
        <p className="text-ink-2">
          Try adjusting your search or category filters. <Link href={paths.publicPrompts}>What people have shared</Link> can be filtered by
          category.
        </p>
      ) : (
        <PublicRows prompts={shown} q={q} heading="h3" underRule />
      )}
      {matches.count > shown.length && (
        <ButtonLink className="mt-6" href={listPath(paths.publicPrompts, { q })}>
          {matches.more ? 'All community prompts' : `All ${matches.count} community prompts`}
        </ButtonLink>
      )}
    </Section>
  );
}

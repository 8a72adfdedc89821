import Link from 'next/link';
import { Section } from '@/components/ui/section';
import { COUNTS } from '@/lib/limits';
import { log } from '@/lib/log';
import { paths } from '@/lib/paths';
import { type SharedPage, searchSharedPrompts } from '@/lib/user-prompts/queries';
import { sharedListPath } from '@/lib/user-prompts/shared-filter';
import { countText } from './shared-list';
import { SharedRow } from './shared-row';

/** Asks the community; null when it cannot be asked. */
export async function searchCommunity(q: string): Promise<SharedPage | null> {
  try {
    return await searchSharedPrompts({ q });
  } catch (err) {
    log.error({ err }, 'The community prompts could not be searched');
    return null;
  }
}

/** What a search finds in the community, as a group among others, which answer all the same when this one cannot. */
export async function CommunityGroup({ q, answer }: { q: string; answer: Promise<SharedPage | null> }) {
  const found = await answer;
  if (!found)
    return (
      <Section title="Community">
        <p className="text-ink-2">
          Community prompts cannot be reached right now. <a href={`${paths.search}?${new URLSearchParams({ q })}`}>Try again</a> in a
          moment.
        </p>
      </Section>
    );
  const { prompts, next } = found;
  const count = next ? `More than ${countText(prompts.length)}` : countText(prompts.length);
  return (
    <Section
      title="Community"
      aside={
        <p className="num" role="status">
          {count}
        </p>
      }
    >
      {prompts.length === 0 ? (
        <p className="text-ink-2">
          Try adjusting your search or category filters, or{' '}
          <Link href={paths.sharedPrompts} prefetch={false}>
            browse what people have shared
          </Link>
          .
        </p>
      ) : (
        <div className="rows rows-two">
          {prompts.slice(0, COUNTS.searchGroup).map((prompt) => (
            <SharedRow key={prompt.id} prompt={prompt} q={q} heading="h3" />
          ))}
        </div>
      )}
      {prompts.length > COUNTS.searchGroup && (
        <Link className="btn mt-6" href={sharedListPath({ q })} prefetch={false}>
          {next ? 'All community prompts' : `All ${prompts.length} community prompts`}
        </Link>
      )}
    </Section>
  );
}

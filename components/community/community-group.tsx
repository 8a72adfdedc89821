import Link from 'next/link';
import { Section } from '@/components/ui/section';
import { COUNTS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import type { SharedPage } from '@/lib/user-prompts/queries';
import { sharedListPath } from '@/lib/user-prompts/shared-filter';
import { Away } from './away';
import { countText } from './shared-list';
import { SharedRow } from './shared-row';

/** What a search finds in the community, as a group among others, which answer all the same when this one cannot. */
export async function CommunityGroup({ q, answer }: { q: string; answer: Promise<SharedPage | 'away'> }) {
  const found = await answer;
  if (found === 'away')
    return (
      <Section title="Community">
        <Away>
          <p className="text-ink-2">
            Community prompts cannot be reached right now. <a href={`${paths.search}?${new URLSearchParams({ q })}`}>Try again</a> in a
            moment.
          </p>
        </Away>
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

import Link from 'next/link';
import { Section } from '@/components/ui/section';
import { COUNTS } from '@/lib/limits';
import { log } from '@/lib/log';
import { paths } from '@/lib/paths';
import { sharedListPath } from '@/lib/user-prompts/public-prompt-filter';
import type { SharedPage } from '@/lib/user-prompts/queries';
import { countText } from './public-prompt-list';
import { SharedRow } from './public-prompt-row';

/** What a search finds in the community, as a group among others. They answer all the same when the backend does not. */
export async function CommunityGroup({ q, search }: { q: string; search: Promise<SharedPage> }) {
  try {
    return <Found q={q} found={await search} />;
  } catch (err) {
    log.error({ err }, 'The community could not be searched');
    return (
      <Section title="Community">
        <p className="text-ink-2">
          Community prompts are not available right now. <a href={`${paths.search}?${new URLSearchParams({ q })}`}>Try again</a> in a
          moment.
        </p>
      </Section>
    );
  }
}

function Found({ q, found: { prompts, next } }: { q: string; found: SharedPage }) {
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

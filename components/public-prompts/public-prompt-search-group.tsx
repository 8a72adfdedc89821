import { Rows } from '@/components/prompts/list/rows';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { COUNTS } from '@/lib/limits';
import { log } from '@/lib/log';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { publicPromptsPath } from '@/lib/user-prompts/public-prompt-filter';
import type { PublicPromptPage } from '@/lib/user-prompts/queries';
import { PublicPromptRow } from './public-prompt-row';

/** What a search finds in the community, as a group among others. They answer all the same when the backend does not. */
export async function PublicPromptSearchGroup({ q, search }: { q: string; search: Promise<PublicPromptPage> }) {
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

function Found({ q: typed, found: { prompts, next, corrected } }: { q: string; found: PublicPromptPage }) {
  const q = corrected ?? typed;
  const count = `${next ? 'More than ' : ''}${plural(prompts.length, 'prompt')}`;
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
          Try adjusting your search or category filters, or <Link href={paths.publicPrompts}>browse what people have shared</Link>.
        </p>
      ) : (
        <Rows two underRule>
          {prompts.slice(0, COUNTS.searchGroup).map((prompt) => (
            <PublicPromptRow key={prompt.id} prompt={prompt} q={q} heading="h3" />
          ))}
        </Rows>
      )}
      {prompts.length > COUNTS.searchGroup && (
        <Link className={buttonClass({ className: 'mt-6' })} href={publicPromptsPath({ q })}>
          {next ? 'All community prompts' : `All ${prompts.length} community prompts`}
        </Link>
      )}
    </Section>
  );
}

import { LoadMore, PagerBar } from '@/components/prompts/list/pager';
import { PromptRows } from '@/components/prompts/list/prompt-rows';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { morePublicPromptsPath, type PublicPromptFilter, publicPromptsPath } from '@/lib/user-prompts/public-prompt-filter';
import type { PublicPromptPage } from '@/lib/user-prompts/queries';
import { NoPublicPrompts } from './no-public-prompts';
import { PublicPromptRow } from './public-prompt-row';

type Props = {
  page: PublicPromptPage;
  filter: PublicPromptFilter;
  /** How many prompts there are in the chosen category, or in all. */
  total: number;
};

/** What a filter found: a line that says so, the rows, and the ways to more of them and back to the first. */
export function PublicPromptList({ page: { prompts, next, corrected }, filter: asked, total }: Props) {
  const filter = corrected ? { ...asked, q: corrected } : asked;
  const { q, category } = filter;
  if (prompts.length === 0) return <NoPublicPrompts filter={asked} />;
  return (
    <>
      <ListBar>
        <p className="min-w-0 wrap-anywhere" role="status">
          <Found shown={prompts.length} filter={filter} total={total} more={next !== null} />
          {category && (
            <>
              {' '}
              in <bdi>{category}</bdi>
            </>
          )}
          {q ? '' : ', newest first'}
        </p>
        <Link className="tall-target flex-none" href={q ? publicPromptsPath({ category }) : paths.createPrompt}>
          {q ? 'Clear search' : 'Share your own'}
        </Link>
      </ListBar>
      <PromptRows>
        {prompts.map((prompt) => (
          <PublicPromptRow key={prompt.id} prompt={prompt} q={q} />
        ))}
      </PromptRows>
      <Pager shown={prompts.length} next={next} filter={filter} total={total} />
    </>
  );
}

/** The ways to more and back to the first page. A cursor does not know how many came before it; where all are shown there is nothing. */
function Pager({ shown, next, filter, total }: { shown: number; next: string | null } & Omit<Props, 'page'>) {
  const { q, category, after } = filter;
  if (!after && !next) return null;
  return (
    <PagerBar shown={after ? undefined : `1–${shown}${q ? '' : ` of ${Math.max(total, shown).toLocaleString('en')}`}`}>
      {after && (
        <Link className={buttonClass()} href={publicPromptsPath({ q, category })}>
          {q ? 'Back to the best matches' : 'Back to the newest'}
        </Link>
      )}
      <LoadMore href={morePublicPromptsPath(filter, next)} />
    </PagerBar>
  );
}

/** How many there are: known without a search, and when a search ends on its first page. */
function Found({ shown, filter: { q, after }, total, more }: { shown: number; filter: PublicPromptFilter; total: number; more: boolean }) {
  if (!q) return <b className="num font-strong">{plural(Math.max(total, shown), 'prompt')}</b>;
  if (after)
    return (
      <>
        {more ? 'More' : 'The last'} prompts that match “<bdi>{q}</bdi>”
      </>
    );
  return (
    <>
      <b className="num font-strong">{more ? `The first ${shown} prompts` : plural(shown, 'prompt')}</b>
      {more ? ' that match' : shown === 1 ? ' matches' : ' match'} “<bdi>{q}</bdi>”
    </>
  );
}

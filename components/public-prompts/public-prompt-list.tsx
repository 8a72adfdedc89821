import { FollowLink } from '@/components/following/follow-link';
import { CorrectedNote } from '@/components/lists/corrected-note';
import { ListWithSkeletons } from '@/components/lists/list-layout';
import { LoadMore, PagerBar } from '@/components/lists/pager';
import { SortNav } from '@/components/lists/sort-nav';
import { ViewLink } from '@/components/lists/view-link';
import { SkeletonRows } from '@/components/prompts/row/skeleton-rows';
import { ButtonLink } from '@/components/ui/button-link';
import { Dotted } from '@/components/ui/dotted';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { compactOf, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { firstPagePath, loadMorePath, type PublicFilter } from '@/lib/public-prompts/filter';
import type { PublicPromptPage } from '@/lib/public-prompts/queries';
import { plural } from '@/lib/text/plural';
import { PublicRows } from './public-rows';

type Props = {
  page: PublicPromptPage;
  filter: PublicFilter;
  /** The number of public prompts in the chosen category, or in all without one. */
  total: number;
};

export function PublicPromptList({ page: { prompts, next, corrected }, filter: asked, total }: Props) {
  const filter = corrected ? { ...asked, q: corrected } : asked;
  const { q, category } = filter;
  if (prompts.length === 0) return <NoPublicPrompts filter={asked} />;
  return (
    <div data-compact={compactOf(asked)}>
      <ListBar>
        <div className="min-w-0 wrap-anywhere" role="status">
          <Dotted breaking>
            <span>
              <FoundText shown={prompts.length} next={next} filter={filter} total={total} />
            </span>
            {category && (
              <span>
                Category: <bdi>{category}</bdi>
              </span>
            )}
          </Dotted>
        </div>
        {category && <FollowLink category={category} />}
        {!q && <SortOrders filter={filter} />}
        <ViewLink path={paths.publicPrompts} filter={filter} />
        <Link className="tall-target flex-none" href={q ? firstPagePath({ ...filter, q: '' }) : paths.createPrompt}>
          {q ? 'Clear search' : 'Share your own'}
        </Link>
      </ListBar>
      <CorrectedNote q={asked.q} corrected={corrected} hrefOf={(typed) => listPath(paths.publicPrompts, { ...asked, q: typed })} />
      <ListWithSkeletons skeletons={<SkeletonRows />}>
        <PublicRows prompts={prompts} q={q} heading="h2" />
      </ListWithSkeletons>
      <PublicPager shown={prompts.length} next={next} filter={filter} total={total} />
    </div>
  );
}

function SortOrders({ filter: { sort, ...newest } }: { filter: PublicFilter }) {
  return (
    <SortNav
      orders={[
        { href: firstPagePath(newest), label: 'Newest', isCurrent: sort !== 'saved' },
        { href: firstPagePath({ ...newest, sort: 'saved' }), label: 'Most saved', isCurrent: sort === 'saved' },
      ]}
    />
  );
}

type ShownProps = Omit<Props, 'page'> & Pick<PublicPromptPage, 'next'> & { shown: number };

/** Links to the next and the first page of a list that has several. How many prompts came before is known on the first page only. */
function PublicPager({ shown, next, filter, total }: ShownProps) {
  const { q, after, sort } = filter;
  if (!after && !next) return null;
  return (
    <PagerBar shown={after || sort ? undefined : `1–${shown}${q ? '' : ` of ${Math.max(total, shown).toLocaleString('en')}`}`}>
      {after && <ButtonLink href={firstPagePath(filter)}>{q ? 'Back to the best matches' : 'Back to the newest'}</ButtonLink>}
      <LoadMore href={loadMorePath(filter, next)} />
    </PagerBar>
  );
}

/** Says how many prompts there are, where that is known: not with a sort, and for a search only if all matches are on its first page. */
function FoundText({ shown, next, filter: { q, after, sort }, total }: ShownProps) {
  if (sort) return 'Prompts that at least three people saved';
  if (!q) return <b className="num font-strong">{plural(Math.max(total, shown), 'prompt')}</b>;
  const words = <bdi>{q}</bdi>;
  if (after) return next ? <>More prompts that match “{words}”</> : <>The last prompts that match “{words}”</>;
  if (next)
    return (
      <>
        <b className="num font-strong">The first {shown} prompts</b> that match “{words}”
      </>
    );
  return shown === 1 ? (
    <>
      <b className="num font-strong">1 prompt</b> matches “{words}”
    </>
  ) : (
    <>
      <b className="num font-strong">{shown} prompts</b> match “{words}”
    </>
  );
}

function NoPublicPrompts({ filter }: { filter: PublicFilter }) {
  const { q, category, after, sort } = filter;
  const narrowed = q || category || after || sort;
  return (
    <div role="status">
      <EmptyState
        title="No shared prompts found"
        text={
          sort
            ? 'No prompt here has been saved by three people yet.'
            : narrowed
              ? 'Nothing that people have shared matches. Try fewer or other words, or another category.'
              : 'Nobody has shared a prompt yet. Yours could be the first.'
        }
      >
        {q && category && <ButtonLink href={firstPagePath({ ...filter, category: '' })}>Search all categories</ButtonLink>}
        <ButtonLink href={narrowed ? paths.publicPrompts : paths.createPrompt}>
          {narrowed ? 'All community prompts' : 'Share your own'}
        </ButtonLink>
        <ButtonLink href={paths.prompts}>Browse All Prompts</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** Takes the place of the list on a site without a backend. */
export function PublicPromptsUnavailable() {
  return (
    <EmptyState
      title="Sharing is not available here"
      text="This site runs without accounts, so nobody can share prompts on it. The whole library is here, free to copy."
    >
      <ButtonLink variant="primary" href={paths.prompts}>
        Browse All Prompts
      </ButtonLink>
    </EmptyState>
  );
}

import { CollectionNames } from '@/components/collections/collection-names';
import { CorrectedNote } from '@/components/lists/corrected-note';
import { FilterForm } from '@/components/lists/filter-form';
import { FilterSelect } from '@/components/lists/filter-select';
import { NameOptions } from '@/components/lists/name-options';
import { ClearLink, NarrowedText, NothingLeft } from '@/components/lists/narrowed-list';
import { PageLinks } from '@/components/lists/pager';
import { ViewLink } from '@/components/lists/view-link';
import { LabelNames } from '@/components/my-prompts/label-names';
import { ChangeNotice } from '@/components/my-prompts/selection/change-notice';
import { SelectionProvider } from '@/components/my-prompts/selection/selection';
import { SelectionBar } from '@/components/my-prompts/selection/selection-bar';
import { UndoNote } from '@/components/my-prompts/selection/undo-note';
import { UserPromptRow } from '@/components/my-prompts/user-prompt-row';
import { AddLink, ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Dotted } from '@/components/ui/dotted';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { myPromptsData } from '@/lib/dashboard/queries';
import { FORMAT_NAMES } from '@/lib/integrations/formats/export-formats';
import { SERVER_COUNTS } from '@/lib/limits';
import { compactOf, isNarrowed, listPath, MY_PROMPTS_PARAMETERS, parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

const PARAMETERS = [...MY_PROMPTS_PARAMETERS, 'view', 'page'] as const;

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata({ searchParams }: Props) {
  const { page } = parseListFilter(await searchParams, PARAMETERS);
  return { title: page ? `My Prompts, page ${page}` : 'My Prompts' };
}

export default async function MyPromptsPage({ searchParams }: Props) {
  const query = await searchParams;
  const filter = parseListFilter(query, PARAMETERS);
  const user = await requireUser(listPath(paths.myPrompts, filter));
  const { rows, total, q, all, publicCount, categories, tags, collections, profile } = await myPromptsData(user, filter);
  const { page = 1 } = filter;
  const narrowed = isNarrowed(filter);
  return (
    <>
      <DashboardHead title="My Prompts">{all > 0 && <AddLink href={paths.createPrompt}>Create Prompt</AddLink>}</DashboardHead>
      <UndoNote query={query} />
      {all > 0 && (
        <FilterForm
          path={paths.myPrompts}
          placeholder="Search your prompts"
          filter={filter}
          categories={categories}
          collections={collections}
        >
          {(tags.length > 0 || filter.tag) && (
            <FilterSelect name="tag" label="Tag" value={filter.tag ?? ''}>
              <NameOptions names={tags} chosen={filter.tag ?? ''} all="Any tag" />
            </FilterSelect>
          )}
          <FilterSelect name="visibility" label="Visibility" value={filter.visibility ?? ''}>
            <option value="">Any visibility</option>
            <option value="public">Public</option>
            <option value="private">Private</option>
          </FilterSelect>
        </FilterForm>
      )}
      <div data-compact={compactOf(filter)}>
        <ListBar>
          <div className="min-w-0 flex-auto wrap-anywhere" role="status">
            {narrowed ? (
              <NarrowedText count={total} all={all} q={q} />
            ) : (
              <Dotted>
                <b className="num font-strong">{plural(all, 'prompt')}</b>
                <span className="max-md:hidden">{publicCount.toLocaleString('en')} public</span>
              </Dotted>
            )}
          </div>
          {narrowed && <ClearLink path={paths.myPrompts} filter={filter} />}
          {all > 0 && (
            <>
              <ViewLink path={paths.myPrompts} filter={filter} leave="With text" />
              <Link className="tall-target" href={accountPaths.promptLabels('category')}>
                Categories
              </Link>
              {tags.length > 0 && (
                <Link className="tall-target" href={accountPaths.promptLabels('tag')}>
                  Tags
                </Link>
              )}
              <Link className="tall-target max-md:hidden" href={accountPaths.imports}>
                Import
              </Link>
            </>
          )}
          <Link className="tall-target" href={accountPaths.deletedPrompts}>
            Deleted
          </Link>
          {!narrowed && profile && (
            <Link className="tall-target max-md:hidden" href={paths.profile(profile.username)}>
              View Public Profile
            </Link>
          )}
        </ListBar>
        <CorrectedNote q={filter.q} corrected={q} hrefOf={(typed) => listPath(paths.myPrompts, { ...filter, q: typed })} />
        {all === 0 && (
          <EmptyState
            underBar
            title="No prompts created yet"
            text="Write the prompts you use again and again just once, with blanks for the parts that change. They are private until you make them public."
          >
            <AddLink href={paths.createPrompt}>Create Prompt</AddLink>
            <ButtonLink href={accountPaths.imports}>Import prompts</ButtonLink>
          </EmptyState>
        )}
        {all > 0 && total === 0 && <NothingLeft path={paths.myPrompts} filter={filter} />}
        {total > 0 && rows.length === 0 && <EmptyState underBar text={PAGE_GONE} />}
        <SelectionProvider key={listPath('', filter)} page={rows.map(({ item }) => item.ref.id)} total={total}>
          {rows.map(({ collections: holding, ...row }) => (
            <UserPromptRow
              key={row.item.ref.id}
              {...row}
              collections={holding.length > 0 && <CollectionNames promptId={row.item.ref.id} collections={holding} />}
            />
          ))}
          <SelectionBar
            filter={q ? { ...filter, q } : filter}
            total={total}
            collections={collections}
            categories={categories}
            tags={tags}
            publicPrompts={new Set(rows.flatMap(({ item }) => (item.facts.isPrivate ? [] : item.ref.id)))}
            formats={FORMAT_NAMES}
          />
          <ChangeNotice />
        </SelectionProvider>
        <LabelNames />
      </div>
      <PageLinks page={page} total={total} size={SERVER_COUNTS.ownPage} href={(to) => listPath(paths.myPrompts, { ...filter, page: to })} />
    </>
  );
}

import { notFound } from 'next/navigation';
import { FollowLink } from '@/components/following/follow-link';
import { CategoryFilter } from '@/components/library/category-filter';
import { SortLinks } from '@/components/library/sort-links';
import { TopicFilter } from '@/components/library/topic-filter';
import { FilteredList, ListWithSkeletons } from '@/components/lists/list-layout';
import { Pager } from '@/components/lists/pager';
import { ViewLink } from '@/components/lists/view-link';
import { ClientPromptRows } from '@/components/prompts/row/client-prompt-rows';
import { SkeletonRows } from '@/components/prompts/row/skeleton-rows';
import { JsonLd } from '@/components/site/json-ld';
import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ListBar } from '@/components/ui/list-bar';
import { DetailTitle, Lede } from '@/components/ui/page-head';
import { filePaths } from '@/lib/file-paths';
import { COUNTS, SERVER_COUNTS } from '@/lib/limits';
import { listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { findCategory, library, promptsIn } from '@/lib/prompts/library';
import { libraryItem } from '@/lib/prompts/prompt-list-item';
import { topicCounts } from '@/lib/prompts/search';
import { site } from '@/lib/site';
import { breadcrumbs, collectionPage } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';
import { plural } from '@/lib/text/plural';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => library().categories.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const category = findCategory((await params).slug);
  if (!category) return {};
  const page = pageMetadata({
    title: category.name,
    description: category.description,
    path: paths.category(category.slug),
    image: filePaths.socialImage('category', category.slug),
    hasMarkdown: true,
    feedOf: paths.category(category.slug),
  });
  return { ...page, title: { absolute: `${category.name} ${site.name}` } };
}

export default async function CategoryPage({ params }: Props) {
  const category = findCategory((await params).slug);
  if (!category) notFound();
  const { slug, name, description, introduction } = category;
  const all = promptsIn(category);
  const filter = { category: slug };
  const prompts = all.slice(0, SERVER_COUNTS.category);
  const items = prompts.map((prompt) => ({ name: prompt.title, path: paths.prompt(prompt.slug) }));
  const chips = [
    { href: paths.prompts, name: 'All Categories', count: library().prompts.length, current: false },
    ...library().categories.map((other) => ({
      href: paths.category(other.slug),
      name: other.name,
      count: promptsIn(other).length,
      current: other.id === category.id,
    })),
  ];

  return (
    <>
      <JsonLd
        data={[
          collectionPage({ name: `${name} prompts`, description, path: paths.category(slug), total: all.length, items }),
          breadcrumbs([
            { name: 'All Prompts', path: paths.prompts },
            { name, path: paths.category(slug) },
          ]),
        ]}
      />
      <DetailTitle>
        <BackLink href={paths.prompts}>All Prompts</BackLink>
        <h1 className="flex items-center gap-[0.4em] wrap-anywhere [--icon-size:0.8em]">
          <Icon name={category.icon} />
          {name}
        </h1>
        <Lede>{category.subtitle}</Lede>
        <p className="mt-2 max-w-[72ch] text-ui text-ink-3">{introduction}</p>
      </DetailTitle>
      <FilteredList>
        <CategoryFilter chips={chips} />
        {prompts.length === 0 ? (
          <EmptyState text={`More ${site.name} coming soon.`} />
        ) : (
          <div className="min-w-0" data-compact="remembered">
            <TopicFilter filter={filter} all={{ count: all.length, href: paths.category(slug) }} topics={topicCounts(category, all)} />
            <ListBar>
              <p className="flex items-baseline gap-4">
                <b className="num font-strong">{plural(all.length, 'prompt')}</b>
                <FollowLink category={name} />
              </p>
              <SortLinks filter={filter} />
              <ViewLink path={paths.prompts} filter={filter} />
            </ListBar>
            <ListWithSkeletons skeletons={<SkeletonRows described />}>
              <ClientPromptRows items={prompts.map((prompt) => libraryItem(prompt))} columns={2} />
            </ListWithSkeletons>
            {all.length > prompts.length && (
              <Pager
                first={1}
                last={prompts.length}
                total={all.length}
                next={listPath(paths.prompts, { category: slug, page: SERVER_COUNTS.category / COUNTS.page + 1 })}
              />
            )}
          </div>
        )}
      </FilteredList>
    </>
  );
}

import { PromptListing } from '@/components/library/prompt-listing';
import { JsonLd } from '@/components/site/json-ld';
import { paths } from '@/lib/paths';
import { searchLibrary } from '@/lib/prompts/search';
import { breadcrumbs, collectionPage } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

const page = {
  title: 'Browse All Prompts',
  description: 'Every prompt of the library, by category: search by name or description, fill in the blanks, copy and send.',
  path: paths.prompts,
};

export const metadata = pageMetadata({ ...page, feedOf: page.path });

/** The library without filters, a static page. With a parameter of a list, next.config.ts rewrites /prompts to the dynamic page in `results`. */
export default function PromptsPage() {
  const found = searchLibrary({});
  const items = found.prompts.map(({ prompt }) => ({ name: prompt.title, path: paths.prompt(prompt.slug) }));
  return (
    <>
      <JsonLd
        data={[
          collectionPage({ ...page, name: page.title, total: found.total, items }),
          breadcrumbs([{ name: 'All Prompts', path: paths.prompts }]),
        ]}
      />
      <PromptListing filter={{}} found={found} />
    </>
  );
}

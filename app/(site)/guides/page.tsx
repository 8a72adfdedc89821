import { GuideCard, GuideCards } from '@/components/guides/guide-card';
import { JsonLd } from '@/components/site/json-ld';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { guides } from '@/lib/guides/guides';
import { paths } from '@/lib/paths';
import { breadcrumbs, collectionPage } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

const page = {
  title: 'Guides',
  // The description counts and names the guides of GUIDE_SLUGS.
  description: 'Five short guides to better answers from Grok: first steps, writing prompts, advanced strategies, marketing and coding.',
  path: paths.guides,
};

export const metadata = pageMetadata({ ...page, feedOf: page.path });

export default function GuidesPage() {
  const all = guides();
  const items = all.map(({ title, slug }) => ({ name: title, path: paths.guide(slug) }));
  return (
    <>
      <JsonLd
        data={[
          collectionPage({ ...page, name: page.title, total: items.length, items }),
          breadcrumbs([{ name: 'Guides', path: paths.guides }]),
        ]}
      />
      <PageTitle>
        <h1>Guides</h1>
        <Lede>How to ask so that the answer is of use. With examples to try as you read.</Lede>
      </PageTitle>
      <GuideCards className="border-t-2 border-rule-strong pb-20">
        {all.map((guide, index) => (
          <GuideCard key={guide.slug} guide={guide} number={index + 1} heading="h2" padding="pb-5" />
        ))}
      </GuideCards>
    </>
  );
}

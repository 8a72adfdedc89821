import { JsonLd } from '@/components/site/json-ld';
import { TextPage } from '@/components/site/text-page';
import { loadPage } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

const page = loadPage('about');

export const metadata = pageMetadata({ ...page.facts, path: paths.about });

export default function AboutPage() {
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: page.facts.title, path: paths.about }])]} />
      <TextPage page={page} />
    </>
  );
}

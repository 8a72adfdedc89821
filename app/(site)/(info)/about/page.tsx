import { TextPage } from '@/components/guides/text-page';
import { JsonLd } from '@/components/site/json-ld';
import { loadPage } from '@/lib/guides/content/pages';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

const page = loadPage('about');

export const metadata = pageMetadata({ ...page.frontMatter, path: paths.about });

export default function AboutPage() {
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: page.frontMatter.title, path: paths.about }])]} />
      <TextPage page={page} />
    </>
  );
}

import { TextPage } from '@/components/guides/text-page';
import { JsonLd } from '@/components/site/json-ld';
import { loadPage } from '@/lib/guides/content/pages';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

const page = loadPage('trials');

export const metadata = pageMetadata({ ...page.frontMatter, path: paths.trials });

export default function TrialsPage() {
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: page.frontMatter.title, path: paths.trials }])]} />
      <TextPage page={page} />
    </>
  );
}

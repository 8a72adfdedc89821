import { Fragment } from 'react';
import { Article } from '@/components/guides/article';
import { ApiBasics } from '@/components/integrations/developers/api-basics';
import { ApiProblems } from '@/components/integrations/developers/api-problems';
import { OtherInterfaces, otherInterfacesContents } from '@/components/integrations/developers/other-interfaces';
import { Reference, referenceContents, wideCodeClass } from '@/components/integrations/developers/reference';
import { JsonLd } from '@/components/site/json-ld';
import { CopyableCode } from '@/components/ui/copyable-code';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { contentsOf } from '@/lib/guides/headings';
import { programs } from '@/lib/integrations/api/examples';
import type { Operation } from '@/lib/integrations/api/operation';
import { operations } from '@/lib/integrations/api/operations';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

const page = {
  title: 'Developers',
  description:
    'Read the library from your own program: a JSON API, Markdown at the address of every prompt, Atom feeds, and examples to copy.',
  path: paths.developers,
};

export const metadata = pageMetadata(page);

const publicOperations: readonly Operation[] = Object.values(operations);

const contents = contentsOf([
  { level: 2, id: 'start', text: 'Start' },
  ...otherInterfacesContents,
  { level: 2, id: 'examples', text: 'Examples' },
  ...referenceContents(publicOperations),
  { level: 2, id: 'problems', text: 'Problems' },
]);

export default function DevelopersPage() {
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: page.title, path: page.path }])]} />
      <PageTitle>
        <h1>{page.title}</h1>
        <Lede>
          Read the library, and the prompts people have published, from your own program, free and without a token. With a token it can also
          work with your own prompts.
        </Lede>
      </PageTitle>
      <Article contents={contents} className={wideCodeClass}>
        <ApiBasics />
        <OtherInterfaces />
        <h2 id="examples">Examples</h2>
        <p>Each example goes through a list and fills in a prompt.</p>
        {Object.entries(programs).map(([language, program]) => (
          <Fragment key={language}>
            <h3>{language}</h3>
            <CopyableCode text={program()} label={`Example in ${language}`} copyLabel={`Copy the example in ${language}`} />
          </Fragment>
        ))}
        <Reference operations={publicOperations} />
        <ApiProblems />
      </Article>
    </>
  );
}

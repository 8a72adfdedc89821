import { Reference, referenceContents, wideCodeClass } from '@/components/developers/reference';
import { Article } from '@/components/guides/article';
import { JsonLd } from '@/components/site/json-ld';
import { Link } from '@/components/ui/link';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { accountPaths } from '@/lib/account-paths';
import { ownOperations } from '@/lib/api/own-operations';
import { contentsOf } from '@/lib/guides/headings';
import { RATES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';

const page = {
  title: 'Your own prompts by program',
  description:
    'With a personal token a program reads and changes your prompts, what you saved and your collections: every address, with examples.',
  path: accountPaths.developers,
};

export const metadata = pageMetadata(page);

const operations = Object.values(ownOperations);
const contents = contentsOf([{ level: 2, id: 'start', text: 'Start' }, ...referenceContents(operations)]);

/** What the API does with a token, written from its OpenAPI document. */
export default function OwnApiPage() {
  return (
    <>
      <JsonLd
        data={[
          breadcrumbs([
            { name: 'Developers', path: paths.developers },
            { name: page.title, path: page.path },
          ]),
        ]}
      />
      <PageTitle>
        <h1>{page.title}</h1>
        <Lede>With a personal token the API works with your prompts, what you saved and your collections.</Lede>
      </PageTitle>
      <Article contents={contents} className={wideCodeClass}>
        <h2 id="start">Start</h2>
        <ul>
          <li>
            Make a <Link href={accountPaths.tokens}>token</Link>. It may only read, or read and change. Send it in the header{' '}
            <code>Authorization: Bearer gp_…</code>, and nowhere else.
          </li>
          <li>
            What changes something counts against {RATES.write.perAccount} changes within {RATES.write.seconds} seconds, like the site’s
            forms; the limits of an account are the same as well.
          </li>
          <li>
            A change names the version that it changes: send the <code>ETag</code> of the prompt as <code>If-Match</code>. Where the prompt
            was changed since, the answer is 412 and nothing is overwritten.
          </li>
          <li>
            A request to create something can have an <code>Idempotency-Key</code>. Sent again with the same key, it creates nothing.
          </li>
          <li>
            Problems are those of <Link href={`${paths.developers}#problems`}>the rest of the API</Link>.
          </li>
        </ul>
        <Reference operations={operations} />
      </Article>
    </>
  );
}

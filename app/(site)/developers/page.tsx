import { Fragment } from 'react';
import { Article } from '@/components/guides/article';
import { OtherInterfaces } from '@/components/integrations/developers/other-interfaces';
import { Reference, referenceContents, wideCodeClass } from '@/components/integrations/developers/reference';
import { JsonLd } from '@/components/site/json-ld';
import { CopyableCode } from '@/components/ui/copyable-code';
import { Link } from '@/components/ui/link';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { accountPaths } from '@/lib/account-paths';
import { filePaths } from '@/lib/file-paths';
import { contentsOf } from '@/lib/guides/headings';
import { programs } from '@/lib/integrations/api/examples';
import type { Operation } from '@/lib/integrations/api/operation';
import { operations } from '@/lib/integrations/api/operations';
import { PROBLEMS } from '@/lib/integrations/api/problem';
import { API, RATES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
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
  { level: 2, id: 'markdown', text: 'Markdown' },
  { level: 2, id: 'skills', text: 'Skills and files' },
  { level: 2, id: 'feeds', text: 'Feeds' },
  { level: 2, id: 'embeds', text: 'Embeds' },
  { level: 2, id: 'mcp', text: 'MCP' },
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
        <Start />
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
        <Problems />
      </Article>
    </>
  );
}

function Start() {
  const { perAddress, seconds } = RATES.api;
  return (
    <>
      <h2 id="start">Start</h2>
      <p>
        The API answers in JSON under <code>{absoluteUrl(paths.api(''))}</code>. Programs can read its full description at{' '}
        <a href={filePaths.openApi}>openapi.json</a> (OpenAPI 3.1), which this page is also generated from.
      </p>
      <ul>
        <li>
          Lists come in pages. Follow the address in <code>next</code> until it is null.
        </li>
        <li>
          Answers have an <code>ETag</code>. Send it as <code>If-None-Match</code> to get a short 304 while nothing has changed.
        </li>
        <li>
          One address may send {perAddress} requests within {seconds} seconds to <code>{paths.api('')}</code> and{' '}
          <code>{filePaths.mcp}</code> together; <code>RateLimit</code> says how many are left. After that you get 429, and{' '}
          <code>Retry-After</code> says how long to wait. Requests to other addresses of this site do not count.
        </li>
        <li>Unknown parameters and parameters given twice are refused with 400.</li>
        <li>
          A body can have at most {API.body.toLocaleString('en')} bytes, and {API.values.toLocaleString('en')} values nested {API.depth}{' '}
          deep.
        </li>
        <li>
          Your own prompts are under <code>/me</code>, for a program that sends a personal token:{' '}
          <Link href={accountPaths.ownApi}>Your own prompts in a program</Link>.
        </li>
        <li>Any website may read the API (CORS).</li>
        <li>
          Anything that is made private disappears from the API within a minute. Do not keep public prompts longer than you need them.
        </li>
      </ul>
    </>
  );
}

function Problems() {
  return (
    <>
      <h2 id="problems">Problems</h2>
      <p>
        If a request fails, the answer is a <a href="#Problem">Problem</a>, sent as <code>application/problem+json</code>. Its type is an
        address on this page.
      </p>
      <ul>
        {Object.entries(PROBLEMS).map(([kind, { status, title }]) => (
          <li key={kind} id={kind}>
            <code>{status}</code> {title} (<code>{kind}</code>)
          </li>
        ))}
      </ul>
    </>
  );
}

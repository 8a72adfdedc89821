import { EmbedDocs, FeedDocs, MarkdownDocs, McpDocs, SkillDocs } from '@/components/developers/other-forms';
import { Reference, referenceContents, wideCodeClass } from '@/components/developers/reference';
import { Article } from '@/components/guides/article';
import { JsonLd } from '@/components/site/json-ld';
import { CopyableCode } from '@/components/ui/copyable-code';
import { Link } from '@/components/ui/link';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { accountPaths } from '@/lib/account-paths';
import { programs } from '@/lib/api/examples';
import type { Operation } from '@/lib/api/operation';
import { operations } from '@/lib/api/operations';
import { PROBLEMS } from '@/lib/api/problem';
import { filePaths } from '@/lib/file-paths';
import { contentsOf } from '@/lib/guides/headings';
import { API, RATES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { absoluteUrl } from '@/lib/site';

const page = {
  title: 'Developers',
  description:
    'Read the library from your own program: a JSON API, Markdown at the address of every prompt, Atom feeds, and examples to copy.',
  path: paths.developers,
};

export const metadata = pageMetadata(page);

const publicOperations: readonly Operation[] = Object.values(operations);

/** The parts of the page, and the operations under theirs. */
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

/** What the API is, written from its OpenAPI document. */
export default function DevelopersPage() {
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: page.title, path: page.path }])]} />
      <PageTitle>
        <h1>{page.title}</h1>
        <Lede>
          Read the library, and what people have published, from your own program, free and without a token. With a token it works with what
          is yours.
        </Lede>
      </PageTitle>
      <Article contents={contents} className={wideCodeClass}>
        <Start />
        <MarkdownDocs />
        <SkillDocs />
        <FeedDocs />
        <EmbedDocs />
        <McpDocs />
        <Examples />
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
        The API answers JSON below <code>{absoluteUrl(paths.api(''))}</code>. A program gets its whole description at{' '}
        <a href={paths.openApi}>openapi.json</a> (OpenAPI 3.1), from which this page is written too.
      </p>
      <ul>
        <li>
          Lists come in pages. Ask for the address in <code>next</code> until it is null.
        </li>
        <li>
          Answers have an <code>ETag</code>. Send it as <code>If-None-Match</code>, and get a short 304 while nothing has changed.
        </li>
        <li>
          One address may send {perAddress} requests within {seconds} seconds to <code>{paths.api('')}</code> and{' '}
          <code>{filePaths.mcp}</code> together; <code>RateLimit</code> says how many are left. After that the answer is 429, and{' '}
          <code>Retry-After</code> says for how long. Other addresses do not count.
        </li>
        <li>A parameter that an address does not have is refused with 400, and so is one that is given twice.</li>
        <li>
          A body has at most {API.body.toLocaleString('en')} bytes, and {API.values.toLocaleString('en')} values nested {API.depth} deep.
        </li>
        <li>
          What is yours is below <code>/me</code>, for a program that sends a personal token:{' '}
          <Link href={accountPaths.developers}>Your own prompts by program</Link>.
        </li>
        <li>Any website may read it (CORS).</li>
        <li>What somebody makes private is gone from it within a minute. Do not keep public prompts for longer than you need them.</li>
      </ul>
    </>
  );
}

function Examples() {
  return (
    <>
      <h2 id="examples">Examples</h2>
      <p>Each goes through a list and fills in a prompt.</p>
      {Object.entries(programs).map(([language, program]) => (
        <Example key={language} language={language} code={program()} />
      ))}
    </>
  );
}

function Example({ language, code }: { language: string; code: string }) {
  return (
    <>
      <h3>{language}</h3>
      <CopyableCode text={code} label={`Example in ${language}`} copyName={`Copy the example in ${language}`} />
    </>
  );
}

function Problems() {
  return (
    <>
      <h2 id="problems">Problems</h2>
      <p>
        Where there is no answer there is a <a href="#Problem">Problem</a>, sent as <code>application/problem+json</code>. Its type is an
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

import { Article } from '@/components/guides/article';
import { Reference, referenceContents, wideCodeClass } from '@/components/integrations/developers/reference';
import { JsonLd } from '@/components/site/json-ld';
import { CopyableCode } from '@/components/ui/copyable-code';
import { Link } from '@/components/ui/link';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { accountPaths } from '@/lib/account-paths';
import { filePaths } from '@/lib/file-paths';
import { contentsOf } from '@/lib/guides/headings';
import { ownOperations } from '@/lib/integrations/api/own-operations';
import { RATES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { breadcrumbs } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

const page = {
  title: 'Your own prompts in a program',
  description:
    'With a personal token, a program can read and change your prompts, saved prompts and collections: every address, with examples.',
  path: accountPaths.ownApi,
};

export const metadata = pageMetadata(page);

const operations = Object.values(ownOperations);
const contents = contentsOf([
  { level: 2, id: 'start', text: 'Start' },
  { level: 2, id: 'mcp', text: 'In an assistant' },
  ...referenceContents(operations),
]);

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
        <Lede>With a personal token, the API works with your prompts, saved prompts and collections.</Lede>
      </PageTitle>
      <Article contents={contents} className={wideCodeClass}>
        <h2 id="start">Start</h2>
        <ul>
          <li>
            Create a <Link href={accountPaths.tokens}>token</Link> that can read, or read and change. Send it in the header{' '}
            <code>Authorization: Bearer gp_…</code>, and nowhere else.
          </li>
          <li>
            You can make {RATES.write.perAccount} changes within {RATES.write.seconds} seconds, counted together with the site’s forms. The
            other limits of an account are the same too.
          </li>
          <li>
            A change names the version that it changes: send the <code>ETag</code> of the prompt as <code>If-Match</code>. If the prompt has
            changed since then, the answer is 412 and nothing is overwritten.
          </li>
          <li>
            A request to create something can have an <code>Idempotency-Key</code>. If you send it again with the same key, nothing is
            created twice.
          </li>
          <li>
            Problems are the same as in <Link href={`${paths.developers}#problems`}>the rest of the API</Link>.
          </li>
        </ul>
        <h2 id="mcp">In an assistant</h2>
        <p>
          The same token in the same header works at <code>{absoluteUrl(filePaths.mcp)}</code>, for any assistant that can send it. For
          Claude Code:
        </p>
        <CopyableCode
          text={`claude mcp add --scope user --transport http grok-prompts ${absoluteUrl(filePaths.mcp)} --header "Authorization: Bearer gp_…"`}
          label="The command for Claude Code, with a token"
          copyLabel="Copy the command for Claude Code, with a token"
          wraps
        />
        <ul>
          <li>
            Your prompts, the prompts you saved and those in your collections are listed before the library. A prompt that somebody wrote is
            named by its title and the beginning of its id.
          </li>
          <li>
            Tools for reading: <code>list_my_prompts</code>, <code>get_my_prompt</code>, <code>list_saved_prompts</code>,{' '}
            <code>list_my_collections</code> and <code>get_my_collection</code>. <code>fill_prompt</code> fills in your own prompts too.
          </li>
          <li>
            Tools for changing things, with a token that can: <code>save_prompt</code>, <code>create_prompt</code> and{' '}
            <code>update_prompt</code>, which changes nothing if the prompt has changed since it was read. No tool deletes or publishes
            anything.
          </li>
        </ul>
        <Reference operations={operations} />
      </Article>
    </>
  );
}

import { Article } from '@/components/guides/article';
import { ConnectWay } from '@/components/integrations/connect-way';
import { JsonLd } from '@/components/site/json-ld';
import { Link } from '@/components/ui/link';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { accountPaths } from '@/lib/account-paths';
import { filePaths } from '@/lib/file-paths';
import { contentsOf } from '@/lib/guides/headings';
import { connectWays } from '@/lib/integrations/connect/ways';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { breadcrumbs } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

const page = {
  title: 'Connect',
  description:
    'Use the library in Grok, Claude, ChatGPT, Cursor, VS Code, Raycast or the terminal: one button or one line for each, and how to remove it.',
  path: paths.connect,
};

export const metadata = pageMetadata(page);

export default function ConnectPage() {
  const ways = connectWays();
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: page.title, path: page.path }])]} />
      <PageTitle>
        <h1>{page.title}</h1>
        <Lede>Use the library where you work. It is free and needs no account.</Lede>
      </PageTitle>
      <Article contents={contentsOf(ways.map(({ id, name }) => ({ level: 2, id, text: name })))}>
        <p>
          Assistants reach the library at <code>{absoluteUrl(filePaths.mcp)}</code> through the Model Context Protocol. They can read the
          prompts, the guides and what people have made public, but cannot change anything. With one of your{' '}
          <Link href={`${accountPaths.developers}#mcp`}>tokens</Link> they can also use your own prompts. For the details, and for the API
          for your own programs, see <Link href={paths.developers}>Developers</Link>.
        </p>
        {ways.map((way) => (
          <ConnectWay key={way.id} way={way} />
        ))}
      </Article>
    </>
  );
}

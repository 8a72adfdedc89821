import { Article } from '@/components/guides/article';
import { JsonLd } from '@/components/site/json-ld';
import { buttonClass } from '@/components/ui/button-class';
import { CopyableCode } from '@/components/ui/copyable-code';
import { Link } from '@/components/ui/link';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { accountPaths } from '@/lib/account-paths';
import { filePaths } from '@/lib/file-paths';
import { contentsOf } from '@/lib/guides/headings';
import { type CopyableLine, type Setup, setups } from '@/lib/integrations/connect/setups';
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
  const all = setups();
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: page.title, path: page.path }])]} />
      <PageTitle>
        <h1>{page.title}</h1>
        <Lede>Use the library where you work. It is free and needs no account.</Lede>
      </PageTitle>
      <Article contents={contentsOf(all.map(({ id, name }) => ({ level: 2, id, text: name })))}>
        <p>
          Assistants reach the library at <code>{absoluteUrl(filePaths.mcp)}</code> through the Model Context Protocol. They can read the
          prompts, the guides and everything people have made public, but cannot change anything. With one of your{' '}
          <Link href={`${accountPaths.ownApi}#mcp`}>tokens</Link> they can also use your own prompts. For the details, and for the API for
          your own programs, see <Link href={paths.developers}>Developers</Link>.
        </p>
        {all.map((setup) => (
          <ProgramSetup key={setup.id} setup={setup} />
        ))}
      </Article>
    </>
  );
}

function ProgramSetup({ setup: { id, name, purpose, instructions, button, line, removal, removalLine } }: { setup: Setup }) {
  return (
    <>
      <h2 id={id}>{name}</h2>
      <p>{purpose}</p>
      <p>{instructions}</p>
      {button && (
        <p className="font-sans">
          <a className={buttonClass()} href={button.href} rel="noopener">
            {button.label}
          </a>
        </p>
      )}
      {line && <LineToCopy line={line} program={name} />}
      <details className="font-sans text-ui">
        <summary className="w-fit cursor-pointer py-1 font-medium touch:py-3" aria-label={`Remove it from ${name}`}>
          Remove it
        </summary>
        <p>{removal}</p>
        {removalLine && <LineToCopy line={removalLine} program={name} />}
      </details>
    </>
  );
}

function LineToCopy({ line: { label, text }, program }: { line: CopyableLine; program: string }) {
  return <CopyableCode text={text} label={`${program}: ${label}`} copyLabel={`Copy ${label} (${program})`} wraps />;
}

import { importProblem } from '@/components/import/import-messages';
import { UploadForm } from '@/components/import/upload-form';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import type { ExportFormat } from '@/lib/integrations/formats/export-format';
import { EXPORT_FORMATS } from '@/lib/integrations/formats/export-formats';
import { QUOTAS } from '@/lib/limits';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Import prompts' };

const toolsOf = (syntax: ExportFormat['syntax']) =>
  EXPORT_FORMATS.filter((format) => format.syntax === syntax)
    .map(({ name }) => name)
    .join(', ');

const FORMATS = [
  ['CSV', 'columns such as act and prompt; if yours have other names, you choose which is which'],
  ['Markdown', 'files, a folder or a zip'],
  ['JSON', `${toolsOf('json')}, and lists with titles and prompts`],
] as const;

const MORE_FORMATS = [
  ['Your export from here', 'the zip, or the grok-prompts.json inside it'],
  ['Skills and prompt files', 'SKILL.md, .prompt.md, and the folders of fabric'],
  ['YAML', `${toolsOf('yaml')}, and .prompt.yml`],
  ['TOML', `${toolsOf('toml')} commands`],
  ['Plain text', 'one prompt in each file'],
] as const;

export default async function ImportPage({ searchParams }: Props) {
  const { problem } = await searchParams;
  await requireUser(accountPaths.imports);
  return (
    <>
      <BackLink href={paths.myPrompts}>My Prompts</BackLink>
      <DashboardHead title="Import prompts" />
      <p className="max-w-[80ch] pb-6 text-ink-2">
        Import prompts from other tools, up to the {QUOTAS.prompts.toLocaleString('en')} that an account can have. Their variables become
        blanks, or stay as they are. You see every prompt before anything is imported, and imported prompts are private.
      </p>
      <UploadForm key={String(problem)} problem={typeof problem === 'string' ? importProblem(problem) : null} />
      <h2 className="mt-10 border-b-2 border-rule-strong pb-2 text-h3">Supported formats</h2>
      <Formats formats={FORMATS} />
      <details className="max-w-[720px] pt-3">
        <summary className="tall-target cursor-pointer text-ui font-semibold">More formats</summary>
        <div className="pt-2">
          <Formats formats={MORE_FORMATS} />
        </div>
      </details>
    </>
  );
}

function Formats({ formats }: { formats: readonly (readonly [name: string, what: string])[] }) {
  return (
    <dl className="max-w-[720px]">
      {formats.map(([name, what]) => (
        <div key={name} className="grid gap-x-4 border-b border-rule py-2.5 text-ui md:grid-cols-[200px_1fr]">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-2">{what}</dd>
        </div>
      ))}
    </dl>
  );
}

import { importProblemMessage } from '@/components/import/import-messages';
import { UploadForm } from '@/components/import/upload-form';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { MORE_SUPPORTED_FORMATS, SUPPORTED_FORMATS } from '@/lib/import/supported-formats';
import { QUOTAS } from '@/lib/limits';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Import prompts' };

export default async function ImportPage({ searchParams }: Props) {
  const { problem } = await searchParams;
  await requireUser(accountPaths.imports);
  return (
    <>
      <BackLink href={paths.myPrompts}>My Prompts</BackLink>
      <DashboardHead title="Import prompts" />
      <p className="max-w-[80ch] pb-6 text-ink-2">
        Import prompts from other tools, up to the {QUOTAS.prompts.toLocaleString('en')} that an account can have. Their variables become
        blanks, or stay as they are. You see every prompt before anything is imported, and new prompts are private.
      </p>
      <UploadForm problem={typeof problem === 'string' ? importProblemMessage(problem) : null} />
      <h2 className="mt-10 border-b-2 border-rule-strong pb-2 text-h3">Supported formats</h2>
      <Formats formats={SUPPORTED_FORMATS} />
      <details className="max-w-[720px] pt-3">
        <summary className="tall-target cursor-pointer text-ui font-semibold">More formats</summary>
        <div className="pt-2">
          <Formats formats={MORE_SUPPORTED_FORMATS} />
        </div>
      </details>
    </>
  );
}

function Formats({ formats }: { formats: typeof SUPPORTED_FORMATS }) {
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

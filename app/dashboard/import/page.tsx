import type { Metadata } from 'next';
import { BringForm } from '@/components/import/bring-form';
import { importProblem } from '@/components/import/import-messages';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import { IMPORT } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<RawQuery> };

export const metadata: Metadata = { title: 'Bring your prompts' };

const READ = [
  ['Your export from here', 'the zip, or grok-prompts.json in it'],
  ['Markdown', 'files, a folder or a zip; SKILL.md and .prompt.md; the folders of fabric'],
  ['JSON', 'Open WebUI, Raycast, Langfuse, and lists with titles and prompts'],
  ['YAML and TOML', 'espanso, goose, .prompt.yml, and commands of Gemini CLI'],
  ['CSV', 'act and prompt, or any columns: you say which is which'],
] as const;

/** Where prompts from elsewhere are brought. */
export default async function ImportPage({ searchParams }: Props) {
  const { problem } = await searchParams;
  await requireUser(accountPaths.imports);
  return (
    <>
      <BackLink href={paths.myPrompts}>My Prompts</BackLink>
      <DashboardHead title="Bring your prompts" />
      <p className="max-w-[80ch] pb-6 text-ink-2">
        Bring what you have elsewhere, up to {IMPORT.prompts.toLocaleString('en')} prompts at once. Its variables become blanks. You see
        every prompt before anything is imported, and what is imported is private.
      </p>
      <BringForm key={String(problem)} problem={typeof problem === 'string' ? importProblem(problem) : null} />
      <h2 className="mt-10 border-b-2 border-rule-strong pb-2 text-h3">What is read</h2>
      <dl className="max-w-[720px]">
        {READ.map(([name, what]) => (
          <div key={name} className="grid gap-x-4 border-b border-rule py-2.5 text-ui md:grid-cols-[200px_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-2">{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

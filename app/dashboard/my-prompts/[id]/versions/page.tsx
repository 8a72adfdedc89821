import { notFound } from 'next/navigation';
import { VersionDifferences } from '@/components/my-prompts/versions/version-differences';
import { VersionList } from '@/components/my-prompts/versions/version-list';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { requireUser } from '@/lib/account/current-user';
import { userPromptMetadata } from '@/lib/dashboard/queries';
import { QUOTAS } from '@/lib/limits';
import type { RawQuery } from '@/lib/lists/list-filter';
import { findUserPrompt } from '@/lib/my-prompts/queries';
import { chosenVersion, sharesMinute } from '@/lib/my-prompts/version';
import { findVersion, versionsOf } from '@/lib/my-prompts/version-queries';
import { paths } from '@/lib/paths';
import { countCharacters } from '@/lib/text/characters';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<RawQuery> };

export const generateMetadata = ({ params }: Props) => userPromptMetadata(params, ({ title }) => `Versions of ${title}`);

export default async function VersionsPage({ params, searchParams }: Props) {
  const [{ id }, { v }] = await Promise.all([params, searchParams]);
  const wanted = typeof v === 'string' && v !== '' ? v : undefined;
  const user = await requireUser(paths.promptVersions(id, wanted));
  const [prompt, versions] = await Promise.all([findUserPrompt(user, id), versionsOf(id)]);
  if (!prompt) notFound();
  const chosen = chosenVersion(versions, wanted);
  const version = chosen && (await findVersion(id, chosen.id));
  return (
    <>
      <BackLink href={paths.userPrompt(id)}>Back to the prompt</BackLink>
      <DashboardHead title="Versions" />
      {versions.length === 0 ? (
        <NoVersions promptId={id} />
      ) : (
        <>
          <p className="max-w-[80ch] pb-5 wrap-anywhere text-ink-2 print:hidden">
            The text of <cite dir="auto">{prompt.title}</cite> before each edit. Edits within five minutes count as one. The newest{' '}
            {QUOTAS.versions} are kept, and only you can see them.
            <noscript> Times are in UTC.</noscript>
          </p>
          <div className="side-grid gap-5 border-t-2 border-rule-strong pt-4 lg:gap-10">
            <VersionList promptId={id} currentLength={countCharacters(prompt.content)} versions={versions} chosen={chosen} />
            {version ? (
              <VersionDifferences prompt={prompt} version={version} seconds={sharesMinute(versions, version)} />
            ) : (
              <p>This version is no longer stored.</p>
            )}
          </div>
        </>
      )}
    </>
  );
}

function NoVersions({ promptId }: { promptId: string }) {
  return (
    <EmptyState
      title="No versions yet"
      text="A version is the text of your prompt before an edit. Your first edit saves the current text here, so that you can see what changed and bring it back. Only you can see versions."
    >
      <ButtonLink variant="primary" href={paths.editUserPrompt(promptId)}>
        Edit Prompt
      </ButtonLink>
    </EmptyState>
  );
}

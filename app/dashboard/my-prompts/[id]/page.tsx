import { notFound } from 'next/navigation';
import { OwnerSettings } from '@/components/my-prompts/owner-settings';
import { LabelFact, SourceCredit, TagFacts, UserPromptDates, VersionsLink } from '@/components/my-prompts/user-prompt-facts';
import { PromptDock } from '@/components/prompts/actions/prompt-actions';
import { PromptDetail } from '@/components/prompts/detail/prompt-detail';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { SuggestionSettingForm } from '@/components/suggestions/suggestion-setting-form';
import { requireUser } from '@/lib/account/current-user';
import { userPromptMetadata } from '@/lib/dashboard/queries';
import { listPath } from '@/lib/lists/list-filter';
import { findSource, findUserPrompt } from '@/lib/my-prompts/queries';
import { editablePrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { fillHint } from '@/lib/prompts/fill-hint';
import { promptRef } from '@/lib/prompts/prompt-ref';

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = ({ params }: Props) => userPromptMetadata(params, ({ title }) => title);

export default async function UserPromptPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(paths.userPrompt(id));
  const prompt = await findUserPrompt(user, id);
  if (!prompt) notFound();
  const source = await findSource(prompt);
  return (
    <PromptValuesProvider prompt={editablePrompt(prompt)}>
      <div className="lg:-mt-6 lg:-mb-16 lg:[--side:clamp(240px,26vw,320px)]">
        <PromptDetail
          prompt={promptRef(id, true)}
          path={prompt.isPublic ? paths.publicPrompt(id) : undefined}
          title={prompt.title}
          back={{ href: paths.myPrompts, name: 'My Prompts' }}
          metadata={
            <>
              <span>{prompt.hiddenAt ? 'Hidden' : prompt.isPublic ? 'Public' : 'Private'}</span>
              {prompt.category && <LabelFact name={prompt.category} />}
              <TagFacts tags={prompt.tags} href={(tag) => listPath(paths.myPrompts, { tag })} />
              {source && <SourceCredit source={source} />}
            </>
          }
          facts={
            <>
              <UserPromptDates prompt={prompt} />
              <VersionsLink promptId={id} />
            </>
          }
          hint={fillHint(prompt.content)}
        >
          <OwnerSettings prompt={prompt} suggestionSetting={<SuggestionSettingForm id={id} setting={prompt.suggestions} />} />
        </PromptDetail>
      </div>
      <PromptDock />
    </PromptValuesProvider>
  );
}

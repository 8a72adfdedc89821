import { SettingsPart } from '@/components/ui/settings-part';
import { paths } from '@/lib/paths';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { DeletePromptForm } from './delete-prompt-form';
import { DuplicateForm } from './duplicate-form';
import { FormatFiles } from './format-files';
import { PromptVisibilityForm } from './prompt-visibility';
import { PublicLinks } from './public-links';

/** Below a prompt's text, for its owner: who sees it, a copy to change, files of it, and deleting it. */
export function OwnerSettings({ prompt }: { prompt: UserPrompt }) {
  const { id, title, isPublic } = prompt;
  return (
    <div className="min-w-0 lg:col-start-1 print:hidden">
      <SettingsPart id="visibility" title="Visibility">
        <PromptVisibilityForm prompt={{ id, title, isPublic }} />
        {isPublic && <PublicLinks id={id} />}
      </SettingsPart>
      <SettingsPart id="duplicate" title="Duplicate">
        <DuplicateForm promptId={id} />
      </SettingsPart>
      <SettingsPart id="export" title="Export">
        <p className="text-ui text-ink-2">A file of this prompt for another tool, its blanks in the way of that tool.</p>
        <FormatFiles summary="Choose a format" href={(format) => paths.promptsFile(format, new URLSearchParams({ id }))} />
      </SettingsPart>
      <SettingsPart id="delete" title="Delete">
        <DeletePromptForm prompt={prompt} />
      </SettingsPart>
    </div>
  );
}

'use client';

import { ActionForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { Options } from '@/components/forms/options';
import { NOT_PUBLISHED } from '@/components/forms/refusal-message';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { setSuggestionSetting } from '@/lib/suggestions/actions';
import type { SUGGESTION_SETTINGS } from '@/lib/suggestions/suggestion-settings';

const MESSAGES = { ...NOT_PUBLISHED, failed: 'This could not be changed. Try again in a minute.', 'not-saved': 'This prompt is gone.' };

const LABELS: Record<(typeof SUGGESTION_SETTINGS)[number], string> = {
  private: 'Only I read them',
  open: 'Everybody reads and answers them',
  closed: 'Take none',
};

export function SuggestionSettingForm({ id, setting }: { id: string; setting: string }) {
  return (
    <ActionForm
      action={setSuggestionSetting}
      className="flex flex-wrap items-end gap-2"
      onDone={() => showBanner('Saved.')}
      fields={{ id }}
      messages={MESSAGES}
    >
      <SelectField name="suggestions" label="Suggestions" defaultValue={setting}>
        <Options of={Object.entries(LABELS)} />
      </SelectField>
      <SubmitButton className={buttonClass()} pendingLabel="Saving…">
        Save
      </SubmitButton>
    </ActionForm>
  );
}

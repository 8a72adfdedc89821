'use client';

import type { ReactNode } from 'react';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { FieldError } from '@/components/forms/field-error';
import { FormNotice } from '@/components/forms/form-notice';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { CATEGORY_NAMES } from '@/components/my-prompts/user-prompt-messages';
import { fieldError } from '@/lib/forms/form-state';
import { confirmImport } from '@/lib/import/actions';
import { LIMITS } from '@/lib/limits';
import { IMPORT_MESSAGES } from './import-messages';

type Props = {
  importId: string;
  /** How many prompts somebody does not have yet, and how many they have already. */
  others: number;
  duplicates: number;
  children: ReactNode;
};

/** Takes what was brought, all of it or nothing. What is chosen for all stands above the prompts, with the button. */
export function ConfirmForm({ importId, others, duplicates, children }: Props) {
  return (
    <ActionForm action={confirmImport} className="grid gap-5">
      <input type="hidden" name="import" value={importId} />
      <div className="grid gap-4 bg-paper-2 p-4 md:flex md:flex-wrap md:items-end">
        <div className="contents [&>div]:min-w-0 md:[&>div]:w-52">
          {others > 1 && (
            <SelectField
              name="all"
              label={duplicates > 0 ? `The other ${others.toLocaleString('en')} prompts` : `All ${others.toLocaleString('en')} prompts`}
              defaultValue=""
            >
              <option value="">As chosen below</option>
              <option value="keep">Import</option>
              <option value="skip">Skip</option>
            </SelectField>
          )}
          {duplicates > 0 && (
            <SelectField
              name="doubles"
              label={duplicates === 1 ? 'The one you already have' : `The ${duplicates.toLocaleString('en')} you already have`}
              defaultValue=""
            >
              <option value="">As chosen below</option>
              <option value="skip">Skip</option>
              <option value="replace">Replace</option>
              <option value="keep">Keep both</option>
            </SelectField>
          )}
          {others + duplicates > 0 && (
            <TextField
              name="category"
              label="Category for all"
              placeholder="Keep their own"
              list={CATEGORY_NAMES}
              maxLength={LIMITS.category.max}
              autoComplete="off"
              dir="auto"
            />
          )}
        </div>
        <SubmitButton pendingLabel="Importing…">Import</SubmitButton>
      </div>
      <FormNotice messages={IMPORT_MESSAGES} />
      <ChoiceError />
      {children}
    </ActionForm>
  );
}

function ChoiceError() {
  const { state, notice } = useForm();
  const error = fieldError(state, 'choice');
  if (!error) return null;
  return (
    <div ref={notice} tabIndex={-1}>
      <FieldError>{error}</FieldError>
    </div>
  );
}

'use client';

import type { ReactNode } from 'react';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { FieldError } from '@/components/forms/field-error';
import { FormFoot } from '@/components/forms/form-foot';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { selectClass } from '@/components/ui/field-class';
import { fieldError } from '@/lib/forms/form-state';
import { takeImport } from '@/lib/import/actions';
import { IMPORT_MESSAGES } from './import-messages';

type Props = {
  importId: string;
  /** How many of them somebody has already. */
  doubles: number;
  /** The prompts, each with its choice. */
  children: ReactNode;
};

/** Takes what was brought, all of it or nothing. */
export function TakeForm({ importId, doubles, children }: Props) {
  return (
    <ActionForm action={takeImport} className="grid gap-5">
      <input type="hidden" name="import" value={importId} />
      {doubles > 0 && (
        <label className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ui font-semibold">
          {doubles === 1 ? 'The one that you already have' : `The ${doubles.toLocaleString('en')} that you already have`}
          <select className={`${selectClass()} w-auto!`} name="doubles" defaultValue="">
            <option value="">As chosen below</option>
            <option value="skip">Skip</option>
            <option value="replace">Replace</option>
            <option value="keep">Keep both</option>
          </select>
        </label>
      )}
      {children}
      <FormFoot>
        <div className="grid gap-3">
          <FormNotice messages={IMPORT_MESSAGES} />
          <ChoiceError />
          <div>
            <SubmitButton pendingLabel="Importing…">Import</SubmitButton>
          </div>
        </div>
      </FormFoot>
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

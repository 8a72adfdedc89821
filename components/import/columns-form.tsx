'use client';

import { ActionForm, useForm } from '@/components/forms/action-form';
import { FieldError } from '@/components/forms/field-error';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { selectClass } from '@/components/ui/field-class';
import { fieldError } from '@/lib/forms/form-state';
import { nameColumns } from '@/lib/import/actions';
import type { ImportTable } from '@/lib/import/import';
import { IMPORT_MESSAGES } from './import-messages';

type Props = { importId: string; table: ImportTable };

const FIELDS = [
  ['content', 'Prompt'],
  ['title', 'Title'],
  ['category', 'Category'],
] as const;

/** Which column of a table is what. */
export function ColumnsForm({ importId, table: { header, columns } }: Props) {
  return (
    <ActionForm action={nameColumns} className="grid gap-4">
      <input type="hidden" name="import" value={importId} />
      <div className="flex flex-wrap gap-4">
        {FIELDS.map(([name, label]) => (
          <label key={name} className="grid min-w-40 gap-1.5 text-ui font-semibold">
            {label}
            <select className={selectClass()} name={name} defaultValue={columns?.[name] ?? ''}>
              <option value="">{name === 'content' ? 'Choose…' : 'None'}</option>
              {header.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
                <option key={index} value={index} dir="auto">
                  {column || `Column ${index + 1}`}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <ColumnError />
      <FormNotice messages={IMPORT_MESSAGES} />
      <div>
        <SubmitButton className={buttonClass({ variant: columns ? 'outline' : 'primary' })} pendingLabel="Reading…">
          Read these columns
        </SubmitButton>
      </div>
    </ActionForm>
  );
}

function ColumnError() {
  const { state, notice } = useForm();
  const error = fieldError(state, 'content');
  if (!error) return null;
  return (
    <div ref={notice} tabIndex={-1}>
      <FieldError>{error}</FieldError>
    </div>
  );
}

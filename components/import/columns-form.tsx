'use client';

import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { nameColumns } from '@/lib/import/actions';
import type { ImportTable } from '@/lib/import/import';
import { IMPORT_MESSAGES } from './import-messages';

type Props = { importId: string; table: ImportTable };

const FIELDS = [
  ['content', 'Prompt'],
  ['title', 'Title'],
  ['category', 'Category'],
] as const;

export function ColumnsForm({ importId, table: { header, columns } }: Props) {
  return (
    <ActionForm action={nameColumns} className="grid gap-4">
      <input type="hidden" name="import" value={importId} />
      <div className="flex flex-wrap gap-4">
        {FIELDS.map(([name, label]) => (
          <SelectField key={name} className="min-w-40" name={name} label={label} defaultValue={columns?.[name] ?? ''}>
            <option value="">{name === 'content' ? 'Choose…' : 'None'}</option>
            {header.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
              <option key={index} value={index} dir="auto">
                {column || `Column ${index + 1}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <FormNotice messages={IMPORT_MESSAGES} />
      <div>
        <SubmitButton className={buttonClass({ variant: columns ? 'outline' : 'primary' })} pendingLabel="Reading…">
          Use these columns
        </SubmitButton>
      </div>
    </ActionForm>
  );
}

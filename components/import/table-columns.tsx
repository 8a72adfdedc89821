'use client';

import { ActionForm, FormNotice } from '@/components/forms/action-form';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { nameColumns } from '@/lib/import/actions';
import type { ImportTable } from '@/lib/import/import';
import { IMPORT_MESSAGES } from './import-messages';

type Props = { importId: string; table: ImportTable };

export function TableColumns({ importId, table }: Props) {
  const content = (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable */}
      <div className="overflow-x-auto border border-rule" tabIndex={0} role="group" aria-label="The first rows">
        <table className="w-full text-meta">
          <thead>
            <tr className="border-b border-rule-strong text-left">
              {columnNames(table).map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
                <th key={index} className="px-3 py-2 font-semibold" scope="col" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.first.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
              <tr key={row} className="border-b border-rule last:border-transparent">
                {table.header.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other key
                  <td key={column} className="min-w-32 px-3 py-2 align-top text-ink-2" dir="auto">
                    <span className="line-clamp-2 wrap-anywhere">{cells[column]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ColumnsForm importId={importId} table={table} />
    </div>
  );
  if (!table.columns) {
    return (
      <section className="grid gap-3 pb-6" aria-labelledby="columns">
        <h2 className="text-h3" id="columns">
          What is in each column?
        </h2>
        {content}
      </section>
    );
  }
  return (
    <details className="pb-6">
      <summary className="tall-target cursor-pointer text-ui font-semibold">Columns</summary>
      <div className="pt-3">{content}</div>
    </details>
  );
}

const columnNames = ({ header }: ImportTable) => header.map((name, index) => name || `Column ${index + 1}`);

const COLUMN_FIELDS = [
  ['content', 'Prompt'],
  ['title', 'Title'],
  ['category', 'Category'],
  ['tags', 'Tags'],
] as const;

function ColumnsForm({ importId, table }: Props) {
  const { columns } = table;
  return (
    <ActionForm action={nameColumns} fields={{ import: importId }} className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        {COLUMN_FIELDS.map(([name, label]) => (
          <SelectField key={name} className="min-w-40" name={name} label={label} defaultValue={columns?.[name] ?? ''}>
            <option value="">{name === 'content' ? 'Choose…' : 'None'}</option>
            {columnNames(table).map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same
              <option key={index} value={index} dir="auto">
                {column}
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

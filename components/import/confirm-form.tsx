'use client';

import type { ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { ActionForm, FormNotice, useForm } from '@/components/forms/action-form';
import { FormError } from '@/components/forms/form-error';
import { Options } from '@/components/forms/options';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { CATEGORY_LIST_ID } from '@/components/my-prompts/user-prompt-messages';
import { buttonClass, noticeButtonClass } from '@/components/ui/button-class';
import { fieldError } from '@/lib/forms/form-state';
import { confirmImport } from '@/lib/import/actions';
import type { FormatGroup } from '@/lib/import/format-groups';
import { LIMITS } from '@/lib/limits';
import { IMPORT_MESSAGES } from './import-messages';

type Props = {
  importId: string;
  newCount: number;
  duplicateCount: number;
  withVariablesCount: number;
  formats: FormatGroup[];
  category: string;
  collection: string;
  collectionTitles: string[];
  page: number;
  pages: number;
  summary: ReactNode;
  children: ReactNode;
};

const AS_BELOW = ['', 'As chosen below'] as const;
/** Choices for all duplicates, all other prompts and all texts with variables, named as in SentChoices. They win over those for single prompts. */
const CHOICES_FOR_ALL = {
  all: [AS_BELOW, ['keep', 'Import'], ['skip', 'Skip']],
  doubles: [AS_BELOW, ['skip', 'Skip'], ['replace', 'Replace'], ['keep', 'Keep both']],
  texts: [AS_BELOW, ['blanks', 'Make them blanks'], ['as-is', 'Leave them as they are']],
} as const;
const COLLECTION_LIST_ID = 'collection-names';

/** Confirms an import. Each of its buttons stores the choices of the page, and only Import imports. */
export function ConfirmForm({
  importId,
  newCount,
  duplicateCount,
  withVariablesCount,
  formats,
  category,
  collection,
  collectionTitles,
  page,
  pages,
  summary,
  children,
}: Props) {
  return (
    <ActionForm action={confirmImport} fields={{ import: importId }} className="grid gap-5">
      <div className="grid gap-2">{summary}</div>
      <div className="grid grid-cols-2 items-end gap-4 bg-paper-2 p-4 md:flex md:flex-wrap [&>div]:min-w-0 md:[&>div]:w-52">
        {newCount > 1 && (
          <SelectField
            name="all"
            label={
              duplicateCount > 0 ? `The other ${newCount.toLocaleString('en')} prompts` : `All ${newCount.toLocaleString('en')} prompts`
            }
            defaultValue=""
          >
            <Options of={CHOICES_FOR_ALL.all} />
          </SelectField>
        )}
        {duplicateCount > 0 && (
          <SelectField
            name="doubles"
            label={duplicateCount === 1 ? 'The one you already have' : `The ${duplicateCount.toLocaleString('en')} you already have`}
            defaultValue=""
          >
            <Options of={CHOICES_FOR_ALL.doubles} />
          </SelectField>
        )}
        {withVariablesCount > 0 && (
          <SelectField
            name="texts"
            label={withVariablesCount === 1 ? 'Variables in 1 prompt' : `Variables in ${withVariablesCount.toLocaleString('en')} prompts`}
            defaultValue=""
          >
            <Options of={CHOICES_FOR_ALL.texts} />
          </SelectField>
        )}
        <TextField
          name="category"
          label="Category for all"
          placeholder="Keep their own"
          defaultValue={category}
          list={CATEGORY_LIST_ID}
          maxLength={LIMITS.category.max}
        />
        <TextField
          name="collection"
          label="Collection for all"
          placeholder="None"
          defaultValue={collection}
          list={COLLECTION_LIST_ID}
          maxLength={LIMITS.collection.title.max}
        />
        <datalist id={COLLECTION_LIST_ID}>
          {collectionTitles.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
        <FormatFields formats={formats} />
        <PageButton page={page} className={buttonClass({ size: 'field' })}>
          Apply
        </PageButton>
      </div>
      <FormNotice messages={IMPORT_MESSAGES} />
      <ChoiceError />
      {children}
      <div
        className="sticky bottom-0 z-front flex min-h-16 items-center gap-3 bg-ink px-4 py-2 text-ui text-paper forced-colors:border print:hidden"
        data-selection=""
      >
        {pages > 1 && (
          <>
            {page > 1 && (
              <PageButton page={page - 1} className={noticeButtonClass}>
                Previous
              </PageButton>
            )}
            <span className="num whitespace-nowrap">
              <span className="max-md:sr-only">Page </span>
              {page} of {pages}
            </span>
            {page < pages && (
              <PageButton page={page + 1} className={noticeButtonClass}>
                Next
              </PageButton>
            )}
          </>
        )}
        <ImportButton />
      </div>
    </ActionForm>
  );
}

function FormatFields({ formats }: { formats: FormatGroup[] }) {
  const fields = formats.map(({ format, count, others }) => (
    <SelectField key={format} name="formats" label={filesRead(format, count)} defaultValue="">
      <Options of={[AS_BELOW, ...others.map((other) => [`${format ?? ''}:${other}`, `Read as ${other}`] as const)]} />
    </SelectField>
  ));
  if (fields.length < 2) return fields;
  return (
    <details className="col-span-full md:w-full!">
      <summary className="tall-target cursor-pointer text-ui font-semibold">File formats</summary>
      <div className="grid grid-cols-2 items-end gap-4 pt-3 md:flex md:flex-wrap [&>div]:min-w-0 md:[&>div]:w-52">{fields}</div>
    </details>
  );
}

function filesRead(format: string | null, count: number): string {
  const files = count.toLocaleString('en');
  if (format === null) return `${files} files not read`;
  return count === 1 ? `1 file read as ${format}` : `${files} files read as ${format}`;
}

function PageButton({ page, ...button }: { page: number; className: string; children: ReactNode }) {
  return <SubmitButton {...button} sends={{ name: 'page', value: page }} />;
}

/** The label changes only while the import is sent, not while a PageButton sends the form. */
function ImportButton() {
  const { data } = useFormStatus();
  return (
    <SubmitButton
      className={buttonClass({ variant: 'primary', size: 'field', className: 'ml-auto' })}
      pendingLabel={data?.has('page') ? 'Import' : 'Importing…'}
    >
      Import
    </SubmitButton>
  );
}

function ChoiceError() {
  const { state, notice } = useForm();
  const error = fieldError(state, 'choice') ?? fieldError(state, 'format');
  if (!error) return null;
  return (
    <div ref={notice} tabIndex={-1}>
      <FormError>{error}</FormError>
    </div>
  );
}

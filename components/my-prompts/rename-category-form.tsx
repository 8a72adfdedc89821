'use client';

import { useEffect, useRef } from 'react';
import { ActionForm, FormNotice, useForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/notice';
import { LIMITS } from '@/lib/limits';
import { renameCategory } from '@/lib/my-prompts/actions';
import type { OwnCategory } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { RENAME_MESSAGES } from './user-prompt-messages';

type Props = { category: string; categories: OwnCategory[] };

/** Renames a category. A name that is taken combines both, after a question. */
export function RenameCategoryForm({ category, categories }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <ActionForm action={renameCategory} fields={{ category }} className="grid max-w-[720px] gap-3 pb-5">
      <TextField ref={field} name="name" label="New name" defaultValue={category} maxLength={LIMITS.category.max} required />
      <Question category={category} categories={categories} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton className={buttonClass({ variant: 'primary' })} pendingLabel="Renaming…">
          Rename
        </SubmitButton>
        <ButtonLink variant="quiet" href={paths.promptCategories()} scroll={false}>
          Cancel
        </ButtonLink>
      </div>
    </ActionForm>
  );
}

function Question({ category, categories }: Props) {
  const { state } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  const asked = state.status === 'refused' && state.code === 'category-exists';
  useEffect(() => {
    if (asked) button.current?.focus();
  }, [asked]);
  if (!asked) return <FormNotice messages={RENAME_MESSAGES} />;
  const typed = state.values?.name?.trim() ?? '';
  const countOf = (name: string) => categories.find((known) => known.name.toLowerCase() === name.toLowerCase());
  const other = countOf(typed);
  const moved = countOf(category)?.prompts ?? 0;
  return (
    <div className="grid justify-items-start gap-2" role="alert">
      <Note>
        You already have the category <b dir="auto">{other?.name ?? typed}</b>.{' '}
        {moved === 1 ? (
          <>
            Move the one prompt in <b dir="auto">{category}</b> there?
          </>
        ) : (
          <>
            Move the {moved.toLocaleString('en')} prompts in <b dir="auto">{category}</b> there?
          </>
        )}
      </Note>
      <button ref={button} type="submit" className={buttonClass({ size: 'small' })} name="merge" value="true">
        Yes, combine them
      </button>
    </div>
  );
}

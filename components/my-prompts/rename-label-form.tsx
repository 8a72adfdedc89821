'use client';

import { useEffect, useRef } from 'react';
import { ActionForm, FormNotice, useForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/notice';
import { accountPaths } from '@/lib/account-paths';
import { LIMITS } from '@/lib/limits';
import { renameLabel } from '@/lib/my-prompts/actions';
import type { LabelKind } from '@/lib/my-prompts/labels';
import type { OwnLabel } from '@/lib/my-prompts/user-prompt';
import { RENAME_MESSAGES } from './user-prompt-messages';

type Props = { kind: LabelKind; label: string; labels: OwnLabel[] };

const MAX_LENGTH = { category: LIMITS.category.max, tag: LIMITS.tags.length };

/** Renames a category or a tag. A name that is taken combines both, after a question. */
export function RenameLabelForm(props: Props) {
  const { kind, label } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <ActionForm action={renameLabel} fields={{ kind, label }} className="grid max-w-[720px] gap-3 pb-5">
      <TextField ref={field} name="name" label="New name" defaultValue={label} maxLength={MAX_LENGTH[kind]} required />
      <div className="flex flex-wrap gap-2">
        <SubmitButton className={buttonClass({ variant: 'primary' })} pendingLabel="Renaming…">
          Rename
        </SubmitButton>
        <ButtonLink variant="quiet" href={accountPaths.promptLabels(kind)} scroll={false}>
          Cancel
        </ButtonLink>
      </div>
      {/* After Rename, which Enter presses: the first button of a form. */}
      <Question {...props} />
    </ActionForm>
  );
}

function Question({ kind, label, labels }: Props) {
  const { state, pending } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  const asked = state.status === 'refused' && state.code === 'name-exists';
  useEffect(() => {
    if (asked) button.current?.focus();
  }, [asked]);
  if (!asked) return <FormNotice messages={RENAME_MESSAGES} />;
  const typed = state.values?.name?.trim() ?? '';
  const known = (name: string) => labels.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const other = <b dir="auto">{known(typed)?.name ?? typed}</b>;
  const renamed = <b dir="auto">{label}</b>;
  const moved = known(label)?.prompts ?? 0;
  const one = moved === 1;
  const count = moved.toLocaleString('en');
  return (
    <div className="grid justify-items-start gap-2" role="alert">
      {kind === 'category' ? (
        <Note>
          You already have the category {other}.{' '}
          {one ? (
            <>Move the one prompt in {renamed} there?</>
          ) : (
            <>
              Move the {count} prompts in {renamed} there?
            </>
          )}
        </Note>
      ) : (
        <Note>
          You already have the tag {other}.{' '}
          {one ? (
            <>Give it to the one prompt with {renamed} instead?</>
          ) : (
            <>
              Give it to the {count} prompts with {renamed} instead?
            </>
          )}
        </Note>
      )}
      {(state.values?.sure || state.values?.agreed) && <input type="hidden" name="agreed" value={state.values.name} />}
      <button
        ref={button}
        type="submit"
        className={buttonClass({ size: 'small' })}
        name="merge"
        value={state.values?.name}
        aria-disabled={pending || undefined}
        onClick={(event) => pending && event.preventDefault()}
      >
        Yes, combine them
      </button>
    </div>
  );
}

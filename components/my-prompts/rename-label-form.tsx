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

type Props = { kind: LabelKind; label: string; prompts: number; labels: OwnLabel[] };

const MAX_LENGTH = { category: LIMITS.category.max, tag: LIMITS.tags.length };

/** Renames a category or a tag. If another one has the new name, asks if both are to be combined. */
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
      {/* The question stands after Rename, because Enter presses the first button of a form. */}
      <CombineQuestion {...props} />
    </ActionForm>
  );
}

function CombineQuestion({ kind, label, prompts, labels }: Props) {
  const { state } = useForm();
  const question = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may ask about another name
  useEffect(() => question.current?.querySelector('button')?.focus(), [state]);
  if (state.status !== 'refused' || state.code !== 'name-exists') return <FormNotice messages={RENAME_MESSAGES} />;
  const { name = '', sure, agreed } = state.values ?? {};
  const typed = name.trim();
  const existing = labels.find((other) => other.name.toLowerCase() === typed.toLowerCase());
  const target = <b dir="auto">{existing?.name ?? typed}</b>;
  const renamed = <b dir="auto">{label}</b>;
  const isOne = prompts === 1;
  const count = prompts.toLocaleString('en');
  return (
    <div ref={question} className="grid justify-items-start gap-2" role="alert">
      {kind === 'category' ? (
        <Note>
          You already have the category {target}.{' '}
          {isOne ? (
            <>Move the one prompt in {renamed} there?</>
          ) : (
            <>
              Move the {count} prompts in {renamed} there?
            </>
          )}
        </Note>
      ) : (
        <Note>
          You already have the tag {target}.{' '}
          {isOne ? (
            <>Give it to the one prompt with {renamed} instead?</>
          ) : (
            <>
              Give it to the {count} prompts with {renamed} instead?
            </>
          )}
        </Note>
      )}
      {/* The name may be published although it looks private, if that was agreed to before it was found to exist. */}
      {(sure || agreed) && <input type="hidden" name="agreed" value={name} />}
      <SubmitButton className={buttonClass({ size: 'small' })} sends={{ name: 'merge', value: name }}>
        Yes, combine them
      </SubmitButton>
    </div>
  );
}

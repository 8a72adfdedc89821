'use client';

import { useState } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { ExpandingQuestion } from '@/components/forms/ask-first';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSignedInName } from '@/components/profiles/signed-in-name';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usePublishQuestion, useVisibility } from './use-visibility';
import { type Publishable, type PublishableKind, VISIBILITY } from './visibility';

type Props = { item: Publishable; kind: PublishableKind };

/** Says who can see a prompt or collection, and changes it: by a VisibilitySwitch or, without JavaScript, a form that asks before publishing. */
export function VisibilityForm({ item, kind }: Props) {
  const { action, messages, question, consequence, states } = VISIBILITY[kind];
  const name = useSignedInName();
  const form = (
    <ActionForm action={action} fields={{ id: item.id, public: String(!item.isPublic) }} messages={messages}>
      <SubmitButton className={buttonClass()}>{item.isPublic ? 'Make Private' : 'Make Public'}</SubmitButton>
    </ActionForm>
  );
  return (
    <>
      <p>{item.isPublic ? states.public : states.private}</p>
      <div className="js-only">
        <VisibilitySwitch item={item} kind={kind} />
      </div>
      <NoScriptFallback>
        {item.isPublic ? (
          form
        ) : (
          <ExpandingQuestion button={question} question={consequence(item.title, name)}>
            {form}
          </ExpandingQuestion>
        )}
      </NoScriptFallback>
    </>
  );
}

const SIDE = 'switch-side inline-flex min-h-[34px] items-center gap-1.5 px-[11px] touch:min-h-11 touch:px-3.5 max-2xs:px-2.5!';

export function VisibilitySwitch({ item, kind }: Props) {
  const [problem, setProblem] = useState<ButtonProblem | null>(null);
  const { isPublic: shown, pending, change } = useVisibility({ ...item, kind, onProblem: setProblem });
  const question = usePublishQuestion(item.title, kind, () => change(true));
  return (
    <>
      <div
        className="inline-flex rounded-control border border-rule-field text-meta font-medium [--icon-size:15px] md:col-start-2 md:row-span-2 md:row-start-1 md:justify-self-end"
        role="group"
        aria-label={`Visibility of ${item.title}`}
        aria-busy={pending || undefined}
      >
        <button
          type="button"
          className={SIDE}
          aria-label="Make Private"
          aria-pressed={!shown}
          onClick={() => shown && !pending && change(false)}
        >
          <Icon name="private" className="max-2xs:hidden" />
          Private
        </button>
        <button
          {...question.button}
          className={SIDE}
          aria-label="Make Public"
          aria-pressed={shown}
          onClick={() => !shown && !pending && question.ask()}
        >
          <Icon name="public" className="max-2xs:hidden" />
          Public
        </button>
      </div>
      {question.dialog}
      {problem && <ButtonError {...problem} />}
    </>
  );
}

const BUTTON =
  'tall-target relative z-raised inline-flex flex-none items-baseline gap-1 rounded-control font-medium [--icon-size:14px] compact:[&_.icon]:hidden [&_.icon]:self-center';

type ButtonProps = { title: string; state: ReturnType<typeof useVisibility> };

/** Shows the visibility of a prompt in its row, and changes it. Publishing asks first. A compact row shows it for public prompts only. */
export function VisibilityButton({ title, state: { isPublic, pending, change } }: ButtonProps) {
  const hydrated = useHydrated();
  const question = usePublishQuestion(title, 'prompt', () => change(true));
  const look = `${BUTTON} ${isPublic ? '' : 'compact:hidden'}`;
  const content = (
    <>
      <Icon name={isPublic ? 'public' : 'private'} />
      {isPublic ? 'Public' : 'Private'}
    </>
  );
  if (!hydrated) return <span className={look}>{content}</span>;
  return (
    <>
      <button
        {...question.button}
        className={`${look} hover:underline`}
        tabIndex={-1}
        aria-label={isPublic ? `Public. Make Private: ${title}` : `Private. Make Public: ${title}`}
        aria-busy={pending || undefined}
        onClick={() => {
          if (pending) return;
          if (isPublic) change(false);
          else question.ask();
        }}
      >
        {content}
      </button>
      {question.dialog}
    </>
  );
}

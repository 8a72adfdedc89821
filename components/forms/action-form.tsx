'use client';

import { createContext, type ReactNode, type RefObject, use, useActionState, useEffect, useRef, useState } from 'react';
import { type FormAction, type FormState, type Refusal, untouched } from '@/lib/forms/form-state';
import { paths } from '@/lib/paths';
import { FormError } from './form-error';
import { type Messages, refusalMessage } from './refusal-message';
import { withOfflineFallback } from './with-offline-fallback';

type FormContextValue = {
  state: FormState;
  pending: boolean;
  notice: RefObject<HTMLDivElement | null>;
};

const FormContext = createContext<FormContextValue>({ state: untouched, pending: false, notice: { current: null } });

/** The state of the surrounding ActionForm. Outside of one, nothing was sent. */
export function useForm(): FormContextValue {
  return use(FormContext);
}

type Props<Field extends string> = {
  action: FormAction<Field>;
  /** Hidden fields of the form. */
  fields?: { readonly [Name in NoInfer<Field>]?: string };
  /** The messages of a FormNotice above `children`. They are left out where `children` hold a FormNotice, or the form has none. */
  messages?: Messages;
  children: ReactNode;
  id?: string;
  className?: string;
  /** The state until the form is sent: untouched, or a refusal that was met before the page of the form was opened. */
  initial?: FormState<Field>;
  /** Replaces the form once its action is done. In it, useForm has the values that the action returned. */
  whenDone?: ReactNode;
  onDone?: () => void;
  /** Called when the action redirects to another page. */
  onLeave?: () => void;
};

/**
 * A form for a server action, with or without JavaScript. A refusal moves the focus to the first invalid field, or to the notice. After a refusal
 * because a text looks private, sending the form again confirms that it may be published. The server asks again about other texts.
 */
export function ActionForm<Field extends string>({
  action,
  fields = {},
  messages,
  children,
  id,
  className = 'grid gap-5',
  initial = untouched,
  whenDone,
  onDone,
  onLeave,
}: Props<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onDone, onLeave });
  callbacks.current = { onDone, onLeave };
  const [formAction] = useState(() => withOfflineFallback(action, () => callbacks.current.onLeave?.()));
  const [state, send, pending] = useActionState(formAction, initial as FormState<Field>);

  useEffect(() => {
    if (state.status === 'refused') (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? notice.current)?.focus();
    if (state.status === 'done') callbacks.current.onDone?.();
  }, [state]);

  const looksPrivate = state.status === 'refused' && state.code === 'looks-private';
  const hiddenFields = Object.entries<string | undefined>({ ...fields, sure: looksPrivate ? 'true' : undefined });

  return (
    <FormContext value={{ state: state as FormState, pending, notice }}>
      {whenDone && state.status === 'done' ? (
        whenDone
      ) : (
        <form ref={form} id={id} action={send} className={className} noValidate>
          {messages && <FormNotice messages={messages} />}
          {hiddenFields.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
          {children}
        </form>
      )}
    </FormContext>
  );
}

/**
 * The error of the surrounding form as a whole. Where one must sign in or choose a username first, and `messages` say nothing of that, it links to a
 * new tab, so that nothing typed is lost.
 */
export function FormNotice({ messages }: { messages: Messages }) {
  const { state, notice } = useForm();
  if (state.status !== 'refused' || state.code === 'invalid') return null;
  return (
    <div ref={notice} className="bg-paper-2 px-3.5 py-3 shadow-[inset_3px_0_0_var(--color-error)]" tabIndex={-1}>
      <FormError>
        <Message refusal={state} messages={messages} />
      </FormError>
    </div>
  );
}

function Message({ refusal, messages }: { refusal: Refusal; messages: Messages }) {
  if (refusal.code === 'signed-out' && !messages['signed-out'])
    return (
      <>
        Not authenticated: your session has ended.{' '}
        <a href={paths.login} target="_blank" rel="noreferrer">
          Sign in in a new tab
        </a>
        , then send this form again. What you typed stays here.
      </>
    );
  if (refusal.code === 'no-username' && !messages['no-username'])
    return (
      <>
        Unable to generate unique username.{' '}
        <a href={paths.editProfile} target="_blank" rel="noreferrer">
          Choose one in your profile
        </a>
        , then send this form again. What you typed stays here.
      </>
    );
  return refusalMessage(refusal, messages);
}

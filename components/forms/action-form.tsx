'use client';

import { createContext, type ReactNode, type RefObject, use, useActionState, useEffect, useRef, useState } from 'react';
import { type ActionResult, type FormState, untouched } from '@/lib/forms/form-state';
import { withOfflineFallback } from './with-offline-fallback';

type Context = {
  state: FormState;
  pending: boolean;
  notice: RefObject<HTMLDivElement | null>;
};

const FormContext = createContext<Context>({ state: untouched, pending: false, notice: { current: null } });

/** The last result of the surrounding form, whether it is pending, and where its notice is. */
export function useForm(): Context {
  return use(FormContext);
}

type Props<Field extends string> = {
  action: (state: FormState<Field>, formData: FormData) => Promise<ActionResult<Field>>;
  children: ReactNode;
  id?: string;
  className?: string;
  /** Its state before it is sent, where it was sent from elsewhere. */
  initial?: FormState<Field> | undefined;
  /** Shown in place of the form once it is done; useForm gives it what was sent. */
  whenDone?: ReactNode;
  onDone?: () => void;
  onLeave?: () => void;
};

/** A form for a server action, with or without JavaScript. The first invalid field, or the notice, gets the focus. */
export function ActionForm<Field extends string>({
  action,
  children,
  id,
  className,
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

  return (
    <FormContext value={{ state: state as FormState, pending, notice }}>
      {whenDone && state.status === 'done' ? (
        whenDone
      ) : (
        <form ref={form} id={id} action={send} className={className ?? 'grid gap-5'} noValidate>
          {children}
        </form>
      )}
    </FormContext>
  );
}

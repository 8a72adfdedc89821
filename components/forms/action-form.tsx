'use client';

import { createContext, type ReactNode, use, useActionState, useEffect, useRef, useState } from 'react';
import { type ActionResult, type FormState, untouched } from '@/lib/forms/form-state';
import { withOfflineFallback } from './with-offline-fallback';

type Context = { state: FormState; pending: boolean };

const FormContext = createContext<Context>({ state: untouched, pending: false });

/** The last result of the surrounding form, and whether it is pending. */
export function useForm(): Context {
  return use(FormContext);
}

type Props<Field extends string> = {
  action: (state: FormState<Field>, formData: FormData) => Promise<ActionResult<Field>>;
  children: ReactNode;
  className?: string;
  /** Its state before it is sent, where it was sent from elsewhere. */
  initial?: FormState<Field> | undefined;
  /** Shown in place of the form once it is done; useForm gives it what was sent. */
  whenDone?: ReactNode;
  onDone?: () => void;
  /** Called when the action leads to another page. */
  onLeave?: () => void;
};

/**
 * A form for a server action, with or without JavaScript. Errors are shown at their fields; the first invalid field gets the focus.
 */
export function ActionForm<Field extends string>({
  action,
  children,
  className,
  initial = untouched,
  whenDone,
  onDone,
  onLeave,
}: Props<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const callbacks = useRef({ onDone, onLeave });
  callbacks.current = { onDone, onLeave };
  const [formAction] = useState(() => withOfflineFallback(action, () => callbacks.current.onLeave?.()));
  const [state, send, pending] = useActionState(formAction, initial as FormState<Field>);

  useEffect(() => {
    if (state.status === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-notice]')?.focus();
    if (state.status === 'done') callbacks.current.onDone?.();
  }, [state]);

  return (
    <FormContext value={{ state: state as FormState, pending }}>
      {whenDone && state.status === 'done' ? (
        whenDone
      ) : (
        <form ref={form} action={send} className={className ?? 'grid gap-5'} noValidate>
          {children}
        </form>
      )}
    </FormContext>
  );
}

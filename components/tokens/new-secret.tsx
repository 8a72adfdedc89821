'use client';

import { useEffect, useRef } from 'react';
import { useForm } from '@/components/forms/action-form';
import { CopyButton } from '@/components/ui/copy-button';

/** Shows the token or secret address that the surrounding form has just created, and takes the focus. It cannot be shown again. */
export function NewSecret({ text, copyLabel }: { text: string; copyLabel: string }) {
  const { state } = useForm();
  const token = state.status === 'done' ? state.token : undefined;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (token) shown.current?.focus();
  }, [token]);
  if (!token) return null;
  return (
    <div ref={shown} className="grid gap-3 border-2 border-rule-strong p-4 outline-none" role="status" tabIndex={-1}>
      <p className="font-semibold">{text}</p>
      <div className="flex items-center gap-3 max-md:flex-col max-md:items-stretch">
        <code className="min-w-0 flex-1 wrap-anywhere">{token}</code>
        <CopyButton text={token} aria-label={copyLabel} />
      </div>
    </div>
  );
}

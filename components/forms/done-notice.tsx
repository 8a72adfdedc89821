'use client';

import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { Notice } from '@/components/ui/notice';
import { useForm } from './action-form';

/** Without JavaScript no banner comes and goes: the page that comes back says that all went well. */
export function DoneNotice() {
  const { state } = useForm();
  if (state.status !== 'done' || !state.notice) return null;
  return (
    <NoScriptFallback>
      <Notice>{state.notice}</Notice>
    </NoScriptFallback>
  );
}

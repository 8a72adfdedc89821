'use client';

import type { ReactNode } from 'react';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { Notice } from '@/components/ui/notice';
import { useForm } from './action-form';

/** Without JavaScript no banner comes and goes: the page that comes back says that all went well. */
export function DoneNotice({ children }: { children: ReactNode }) {
  const { state } = useForm();
  if (state.status !== 'done') return null;
  return (
    <NoScriptFallback>
      <Notice>{children}</Notice>
    </NoScriptFallback>
  );
}

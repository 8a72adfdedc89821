'use client';

import type { ReactNode } from 'react';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { Notice } from '@/components/ui/notice';
import { useForm } from './action-form';

/** The success message without JavaScript, where no banner is shown. */
export function DoneNotice({ children }: { children: ReactNode }) {
  const { state } = useForm();
  if (state.status !== 'done') return null;
  return (
    <NoScriptFallback>
      <Notice>{children}</Notice>
    </NoScriptFallback>
  );
}

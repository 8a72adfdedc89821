'use client';

import type { ReactNode } from 'react';
import { parseValues } from '@/lib/prompts/stored-values';
import { valuesText } from '@/lib/prompts/values-text';
import { Fact } from './compact-row-layout';
import { useStoredText } from './use-stored-text';

type Props = { storageId: string; className?: string; children?: ReactNode };

/** What this browser has stored for the blanks of a prompt, in few words. Without any, its children. */
export function StoredValues({ storageId, className = '', children }: Props) {
  const values = valuesText(parseValues(useStoredText(storageId)));
  if (!values) return children;
  return (
    <Fact className={`text-ink-2 ${className}`}>
      <span dir="auto">{values}</span>
    </Fact>
  );
}

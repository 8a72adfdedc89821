'use client';

import type { ReactNode } from 'react';
import { parseValues } from '@/lib/prompts/stored-values';
import { valuesText } from '@/lib/prompts/values-text';
import { Fact } from './compact-row-layout';
import { useStoredText } from './use-stored-text';

/** What this browser has stored for the blanks of a prompt, in few words. Without any, its children. */
export function StoredValues({ storageId, children }: { storageId: string; children?: ReactNode }) {
  const values = valuesText(parseValues(useStoredText(storageId)));
  if (!values) return children;
  return (
    <Fact className="text-ink-2">
      <span dir="auto">{values}</span>
    </Fact>
  );
}

'use client';

import type { ReactNode } from 'react';
import { parseValues } from '@/lib/prompts/stored-values';
import { valuesText } from '@/lib/prompts/values-text';
import { Fact } from './compact-row-layout';
import { useStoredText } from './use-stored-text';

/** Beside other facts: what room is left, so that nothing moves when it comes. */
const BESIDE = 'min-w-0! grow basis-0 max-xl:hidden';

type Props = {
  storageId: string;
  /** In whose place it stands; without, it stands beside other facts, on wide screens alone. */
  children?: ReactNode;
};

/** What this browser has stored for the blanks of a prompt, in few words. Without any, its children. */
export function StoredValues({ storageId, children }: Props) {
  const values = valuesText(parseValues(useStoredText(storageId)));
  if (!values) return children;
  return (
    <Fact className={`text-ink-2 ${children === undefined ? BESIDE : ''}`}>
      <span dir="auto">{values}</span>
    </Fact>
  );
}

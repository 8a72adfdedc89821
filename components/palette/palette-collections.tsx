'use client';

import { useEffect, useId, useRef } from 'react';
import { dialogBodyClass } from '@/components/ui/dialog';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import type { PromptEntry } from '@/lib/palette/palette';
import { PaletteHead } from './palette-head';

const AddChoices = lazyDialog(
  () => import('@/components/add-to-collection/add-choices').then((module) => module.AddChoices),
  () => <p className="text-ink-3">Loading…</p>,
);

type Props = { entry: PromptEntry; onBack: () => void; onChanged: () => void };

export function PaletteCollections({ entry: { id, title }, onBack, onChanged }: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-h-0 flex-auto flex-col" role="group" aria-labelledby={titleId}>
      <PaletteHead onBack={onBack} />
      <div className="flex-none px-4 pb-3.5 md:px-6">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-h3 leading-[1.25] outline-none">
          Add to collection
        </h2>
        <p className="mt-0.5 text-ui text-ink-2 wrap-anywhere" dir="auto">
          {title}
        </p>
      </div>
      <div className={`${dialogBodyClass} border-b-0 px-4 py-4 [--color-paper:var(--color-paper-float)] md:px-6`}>
        <AddChoices promptId={id} onChanged={onChanged} />
      </div>
    </div>
  );
}

'use client';

import { type ReactNode, useState } from 'react';
import { compactIconClass } from '@/components/prompts/row/compact-row-layout';
import { PinnableRow } from '@/components/prompts/row/pinnable-row';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { SavedHeart } from './saved-heart';

type Props = { item: PromptListItem; collections?: ReactNode };

/** A saved prompt, grey once it was removed, until it is saved again. */
export function SavedPromptRow({ item, collections }: Props) {
  const [saved, setSaved] = useState(true);
  const heart = <SavedHeart promptId={item.ref.id} saved={saved} onChange={setSaved} className={compactIconClass} />;
  return <PinnableRow item={item} collections={collections} muted={!saved} heart={heart} />;
}

import type { ChangeKind } from '@/lib/my-prompts/change-form';
import { tagsIn } from '@/lib/my-prompts/tags';

type Made = {
  change: Exclude<ChangeKind, 'export'>;
  category?: string | undefined;
  tags?: string | undefined;
  collection?: string | undefined;
};

/** Says what was done to how many prompts. `tags` is the text as typed, `collection` a name. */
export function changeMessage({ change, category, tags = '', collection }: Made, prompts: number): string {
  if (prompts === 0) return NOTHING_CHANGED[change];
  const count = prompts.toLocaleString('en');
  const one = prompts === 1;
  switch (change) {
    case 'category':
      if (category) return one ? `1 prompt moved to ${category}.` : `${count} prompts moved to ${category}.`;
      return one ? '1 prompt removed from its category.' : `${count} prompts removed from their category.`;
    case 'tag':
      return one ? `1 prompt tagged ${listed(tags)}.` : `${count} prompts tagged ${listed(tags)}.`;
    case 'untag':
      return one ? `${listed(tags)} removed from 1 prompt.` : `${listed(tags)} removed from ${count} prompts.`;
    case 'add':
      if (collection) return one ? `1 prompt added to ${collection}.` : `${count} prompts added to ${collection}.`;
      return one ? '1 prompt added to the collection.' : `${count} prompts added to the collection.`;
    case 'remove':
      if (collection) return one ? `1 prompt removed from ${collection}.` : `${count} prompts removed from ${collection}.`;
      return one ? '1 prompt removed from the collection.' : `${count} prompts removed from the collection.`;
    case 'private':
      return one ? '1 prompt made private.' : `${count} prompts made private.`;
    case 'delete':
      return one ? '1 prompt deleted.' : `${count} prompts deleted.`;
  }
}

const listed = (tags: string) => new Intl.ListFormat('en').format(tagsIn(tags));

const NOTHING_CHANGED: Record<Made['change'], string> = {
  category: 'They are already in this category.',
  tag: 'They have these tags already.',
  untag: 'None of them has these tags.',
  add: 'They are already in this collection.',
  remove: 'None of them is in this collection.',
  private: 'They are already private.',
  delete: 'They were already deleted.',
};

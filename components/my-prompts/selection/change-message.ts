import type { ChangeKind } from '@/lib/my-prompts/change-form';
import { plural } from '@/lib/text/plural';

type Made = { change: Exclude<ChangeKind, 'export'>; category?: string | undefined; collection?: string | undefined };

/** Says what was done to so many prompts; `collection` is a title. */
export function changeMessage({ change, category, collection }: Made, prompts: number): string {
  if (prompts === 0) return NOTHING_CHANGED[change];
  const these = plural(prompts, 'prompt');
  if (change === 'category')
    return category ? `${these} moved to ${category}.` : `${these} removed from ${prompts === 1 ? 'its' : 'their'} category.`;
  if (change === 'add') return `${these} added to ${collection ?? 'the collection'}.`;
  if (change === 'remove') return `${these} removed from ${collection ?? 'the collection'}.`;
  return change === 'private' ? `${these} made private.` : `${these} deleted.`;
}

const NOTHING_CHANGED: Record<Made['change'], string> = {
  category: 'They are already in this category.',
  add: 'They are already in this collection.',
  remove: 'None of them is in this collection.',
  private: 'They are already private.',
  delete: 'They were already deleted.',
};

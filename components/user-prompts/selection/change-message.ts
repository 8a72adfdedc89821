import { plural } from '@/lib/text/plural';
import type { ChangeKind } from '@/lib/user-prompts/change-form';

type Made = { change: Exclude<ChangeKind, 'export'>; category?: string | undefined; collection?: string | undefined };

/** What was done to so many prompts; `collection` is its title. */
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

/** The same where only the kind of it is known: on the page after it. */
export const MADE: Record<Made['change'] | 'import', string> = {
  category: 'Category changed.',
  add: 'Added to the collection.',
  remove: 'Removed from the collection.',
  private: 'Made private.',
  delete: 'Deleted. What you delete stays under Deleted for 30 days.',
  import: 'Imported. New prompts are private until you make them public.',
};

/** The same of an import, with the number of its prompts where the address of the page says it. */
export function importMessage(prompts: unknown): string {
  const count = typeof prompts === 'string' && /^[1-9]\d{0,3}$/.test(prompts) ? Number(prompts) : 0;
  return count > 0 ? `Imported ${plural(count, 'prompt')}. New prompts are private until you make them public.` : MADE.import;
}

import { PromptRow } from '@/components/prompts/row/prompt-row';
import { ContentError } from '@/lib/content/content-error';
import { categoryOf, findLibraryPrompt } from '@/lib/prompts/library';
import { libraryItem } from '@/lib/prompts/prompt-list-item';

/** A library prompt inside a guide. Throws, and so fails the build, for an unknown slug. */
export function LibraryCard({ slug }: { slug: string }) {
  const prompt = findLibraryPrompt(slug);
  if (!prompt) throw new ContentError(`A guide shows the prompt "${slug}", which the library does not have`);
  return (
    <div className="border-b border-rule font-sans text-body leading-body">
      <PromptRow item={libraryItem(prompt, { category: categoryOf(prompt) })} heading="h3" />
    </div>
  );
}

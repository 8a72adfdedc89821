import { PromptRow } from '@/components/prompts/list/prompt-row';
import { ContentError } from '@/lib/content-error';
import { categoryOf, findPrompt } from '@/lib/prompts/library';

/** A library prompt inside a guide. Throws, and so fails the build, for an unknown slug. */
export function LibraryCard({ slug }: { slug: string }) {
  const prompt = findPrompt(slug);
  if (!prompt) throw new ContentError(`A guide shows the prompt "${slug}", which the library does not have`);
  return (
    <div className="border-b border-rule font-sans text-body leading-body">
      <PromptRow prompt={prompt} category={categoryOf(prompt)} />
    </div>
  );
}

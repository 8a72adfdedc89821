import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { FeaturedBadge, PromptFacts } from '@/components/prompts/row/prompt-facts';
import { Dotted } from '@/components/ui/dotted';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { fillableLibraryPrompt } from '@/lib/prompts/library';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { libraryFacts } from '@/lib/prompts/prompt-list-item';
import { FeaturedPromptActions, FeaturedPromptText } from './featured-prompt-actions';

/** The first of the featured prompts, shown with its whole text. */
export function FeaturedPrompt({ prompt, category }: { prompt: Prompt; category: Category }) {
  const { slug, title } = prompt;
  const fillable = fillableLibraryPrompt(prompt);
  return (
    <article className="relative border-b border-rule pt-3.5 pb-7">
      <h3 className="mb-3.5 text-[clamp(1.4375rem,1.2rem+1.1vw,2.25rem)] leading-[1.1] tracking-[-0.026em]">
        <Link className="tall-target no-underline decoration-2 hover:underline" href={paths.prompt(slug)} data-sheet={slug}>
          {title}
        </Link>
      </h3>
      <PromptValuesProvider prompt={fillable}>
        <FeaturedPromptText className="text-[clamp(1.125rem,0.98rem+0.7vw,1.4375rem)] leading-read md:leading-prompt" />
        <div className="mt-4 flex flex-wrap items-center gap-x-4.5 gap-y-2 text-meta text-ink-3">
          <FeaturedPromptActions />
          <Dotted className="max-md:mt-1 max-md:w-full md:ml-auto">
            <FeaturedBadge />
            <PromptFacts item={{ ref: fillable.ref, facts: libraryFacts(prompt, category) }} />
          </Dotted>
        </div>
      </PromptValuesProvider>
    </article>
  );
}

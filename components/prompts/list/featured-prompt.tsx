import { FeaturedPromptActions } from '@/components/prompts/actions/featured-prompt-actions';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { fillable } from '@/lib/prompts/library';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { PromptMetadata, promptMetadataOf } from './prompt-metadata';
import { PromptPreview } from './prompt-preview';

/** The first of the featured prompts, set in full. */
export function FeaturedPrompt({ prompt, category }: { prompt: Prompt; category: Category }) {
  const { slug, title, promptText } = prompt;
  return (
    <article className="featured">
      <span className="tag">Featured</span>
      <h3>
        <Link href={paths.prompt(slug)} data-sheet={slug}>
          {title}
        </Link>
      </h3>
      <PromptPreview template={promptText} />
      <div className="featured-foot">
        <FeaturedPromptActions prompt={fillable(prompt)} />
        <p className="dotted">
          <PromptMetadata metadata={promptMetadataOf(prompt, category)} />
        </p>
      </div>
    </article>
  );
}

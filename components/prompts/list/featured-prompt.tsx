import Link from 'next/link';
import { LeadActions } from '@/components/prompts/actions/featured-prompt-actions';
import { paths } from '@/lib/paths';
import { fillable } from '@/lib/prompts/library';
import type { Category, Prompt } from '@/lib/prompts/prompt';
import { factsOf, PromptFacts } from './prompt-metadata';
import { PromptPreview } from './prompt-preview';

/** The first of the featured prompts, set in full. */
export function PromptLead({ prompt, category }: { prompt: Prompt; category: Category }) {
  const { slug, title, promptText } = prompt;
  return (
    <article className="lead">
      <span className="tag">Featured</span>
      <h3>
        <Link href={paths.prompt(slug)} prefetch={false} data-sheet={slug}>
          {title}
        </Link>
      </h3>
      <PromptPreview template={promptText} />
      <div className="lead-foot">
        <LeadActions prompt={fillable(prompt)} />
        <PromptFacts facts={factsOf(prompt, category)} />
      </div>
    </article>
  );
}

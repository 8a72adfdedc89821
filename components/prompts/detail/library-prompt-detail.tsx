import { paths } from '@/lib/paths';
import { fillHint } from '@/lib/prompts/fill-hint';
import type { PromptDetails } from '@/lib/prompts/fillable-prompt';
import { AboveText, CategoryLink, DetailFacts, LibraryRating } from './detail-parts';
import { PromptDetail } from './prompt-detail';

/** The page of a library prompt. In OfflineContent the prompt is from the library that the browser has stored. */
export function LibraryPromptDetail({ prompt }: { prompt: PromptDetails }) {
  const { ref, title, description, promptText } = prompt;
  return (
    <PromptDetail
      prompt={ref}
      path={paths.prompt(ref.id)}
      title={title}
      description={description}
      back={{ href: paths.prompts, name: 'All Prompts' }}
      metadata={<CategoryLink prompt={prompt} />}
      facts={<DetailFacts prompt={prompt} />}
      hint={fillHint(promptText)}
      aboveText={<AboveText prompt={prompt} />}
    >
      <LibraryRating prompt={prompt} />
    </PromptDetail>
  );
}

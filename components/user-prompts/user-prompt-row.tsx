import { excerptOf } from '@/lib/prompts/excerpt';
import { markMatches } from '@/lib/search/highlight';
import { matchesIn } from '@/lib/user-prompts/public-prompt';
import type { UserPromptPreview } from '@/lib/user-prompts/user-prompt';
import { UserPromptItem } from './user-prompt-item';

/** One of somebody's prompts in their list; `q` is what they search it for. */
export function UserPromptRow({ prompt: { preview, ...prompt }, q }: { prompt: UserPromptPreview; q: string | undefined }) {
  const matches = q ? matchesIn(q, [prompt.title, preview]) : undefined;
  const marked = matches && markMatches(prompt.title, matches);
  return <UserPromptItem prompt={prompt} marked={marked} excerpt={excerptOf(preview, matches)} />;
}

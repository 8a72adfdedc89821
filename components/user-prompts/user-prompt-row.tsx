import { excerptOf } from '@/lib/prompts/excerpt';
import type { UserPromptPreview } from '@/lib/user-prompts/user-prompt';
import { UserPromptItem } from './user-prompt-item';

/** One of somebody's prompts in their list. */
export function UserPromptRow({ prompt: { preview, ...prompt } }: { prompt: UserPromptPreview }) {
  return <UserPromptItem prompt={prompt} excerpt={excerptOf(preview)} />;
}

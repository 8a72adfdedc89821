import { paths } from '../paths';
import { promptPath, promptRef } from '../prompts/prompt-ref';
import { withReturnTo } from './return-to';

const SAVE_PROMPT = new RegExp(`^${paths.savePrompt('([\\w-]+)')}$`);

/** Sign-in page for a dashboard path. For a heart without JavaScript, the prompt is saved after signing in. */
export function signInRedirect(path: string): string {
  const promptId = SAVE_PROMPT.exec(path)?.[1];
  return withReturnTo(paths.login, promptId ? { next: promptPath(promptRef(promptId)), save: promptId } : { next: path });
}

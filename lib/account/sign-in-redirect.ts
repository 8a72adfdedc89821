import { paths } from '../paths';
import { promptPath, promptRef } from '../prompts/prompt-ref';
import { withReturnTo } from './return-to';

const SAVE_PROMPT = new RegExp(`^${paths.savePrompt('([\\w-]+)')}$`);

/**
 * Path of the sign-in page that leads back to a dashboard path. For the path that saves a prompt without JavaScript, signing in saves the prompt
 * and leads to its page.
 */
export function signInRedirect(path: string): string {
  const promptId = SAVE_PROMPT.exec(path)?.[1];
  return withReturnTo(paths.login, promptId ? { next: promptPath(promptRef(promptId)), save: promptId } : { next: path });
}

import { paths } from '../paths';
import { promptPath, promptRef } from '../prompts/prompt-ref';
import { withReturnTo } from './return-to';

const SAVE_PROMPT = new RegExp(`^${paths.savePrompt('([\\w-]+)')}$`);

/** Where somebody signs in who asked for a page of the dashboard. Who came by a heart without JavaScript has the prompt saved then, as with it. */
export function signInRedirect(path: string): string {
  const promptId = SAVE_PROMPT.exec(path)?.[1];
  return withReturnTo(paths.login, promptId ? { next: promptPath(promptRef(promptId)), save: promptId } : { next: path });
}

import { paths } from '../paths';
import { isUuid } from '../text/uuid';

/** Names a prompt of any kind. `id`: slug of a library prompt, or UUID of a user's, which is `own` to its author and `public` to others. */
export type PromptRef = { kind: 'library' | 'public' | 'own'; id: string };

/** The reference of an id. Only the caller can say if the prompt is the user's own. */
export function promptRef(id: string, isOwn = false): PromptRef {
  if (!isUuid(id)) return { kind: 'library', id };
  return { kind: isOwn ? 'own' : 'public', id };
}

const PAGES = { library: paths.prompt, public: paths.publicPrompt, own: paths.userPrompt };

export function promptPath({ kind, id }: PromptRef): string {
  return PAGES[kind](id);
}

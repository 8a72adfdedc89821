import { paths } from '../paths';
import { isUuid } from '../text/uuid';

/**
 * Names a prompt of any kind. `id` is the slug of a library prompt, or the UUID of one that somebody wrote, which is `own` to its author and
 * `public` to everybody else. Addresses and the database have the id alone: a slug is never a UUID.
 */
export type PromptRef = { kind: 'library' | 'public' | 'own'; id: string };

/** The reference that an id stands for. Whether somebody wrote it themselves only the caller knows. */
export function promptRef(id: string, isOwn = false): PromptRef {
  if (!isUuid(id)) return { kind: 'library', id };
  return { kind: isOwn ? 'own' : 'public', id };
}

const PAGES = { library: paths.prompt, public: paths.publicPrompt, own: paths.userPrompt };

/** The page of a prompt. */
export function promptPath({ kind, id }: PromptRef): string {
  return PAGES[kind](id);
}

/** Where its text is fetched from. */
export function promptDataPath({ id }: PromptRef): string {
  return paths.promptData(id);
}

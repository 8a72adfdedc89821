import { PREVIEW_LENGTH } from '../limits';
import { parseTemplate } from '../prompts/template';

/** A prompt that somebody wrote, as its owner sees it. */
export type UserPrompt = {
  id: string;
  title: string;
  content: string;
  category: string | null;
  isPublic: boolean;
  createdAt: string;
  /** Also the version: an edit names the one it started from. */
  updatedAt: string;
};

/** The same in a list, with the beginning of its content and the number of its blanks. */
export type UserPromptPreview = Omit<UserPrompt, 'content'> & { preview: string; variableCount: number };

/** Who wrote a public prompt, as everybody may know. */
export type Author = { username: string; displayName: string | null; xHandle: string | null };

export type PublicPrompt = Omit<UserPrompt, 'isPublic'> & { author: Author };

/** A public prompt in a list, with the beginning of its content. */
export type PublicPromptPreview = Omit<PublicPrompt, 'content'> & { preview: string };

/** The same where the list also says how many blanks it has. */
export type CountedPromptPreview = PublicPromptPreview & { variableCount: number };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text can be the id of somebody's prompt; library slugs never are. */
export function isUserPromptId(text: string): boolean {
  return UUID.test(text);
}

/** The beginning of a blank that was cut in two. */
const CUT_BLANK = /\[[A-Z0-9_]+\||\[[A-Z0-9_]*$/;

/** A preview, as the database cuts it off, that ends well: a blank that was cut in two is dropped. */
export function tidyPreview(preview: string): string {
  if ([...preview].length < PREVIEW_LENGTH) return preview;
  const last = parseTemplate(preview).at(-1);
  const cutAt = last?.kind === 'text' ? last.raw.search(CUT_BLANK) : -1;
  const whole = last && cutAt >= 0 ? preview.slice(0, cutAt - last.raw.length).trimEnd() : preview;
  return `${whole}…`;
}

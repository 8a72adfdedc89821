import type { z } from 'zod';
import type { ownPrompt } from '../../../../lib/integrations/api/own-schemas';
import { isUuid } from '../../../../lib/text/uuid';
import { EXIT, Failure } from '../failure';

export type OwnPrompt = z.infer<typeof ownPrompt>;

/** True for a text that can name a prompt: a UUID, or the slug of a library prompt. */
export const isPromptId = (id: string) => /^[a-z0-9-]{1,100}$/.test(id);

/** The rows of an answer. Their ids are checked, because they go into names of files and into addresses. */
export function checkedRows<Row extends { id: string }>(rows: readonly Row[], isId = isUuid): Row[] {
  if (!Array.isArray(rows)) throw unexpected('something that is no list');
  for (const row of rows) checkId(row?.id, isId);
  return [...rows];
}

/** The prompt of an answer. `asked`: the id that it must have. */
export function checkedPrompt(prompt: OwnPrompt, asked?: string): OwnPrompt {
  checkId(prompt?.id, asked === undefined ? isUuid : (id) => id === asked);
  const { title, text, category } = prompt;
  // Earlier versions of the site send no tags.
  const tags: unknown = prompt.tags ?? [];
  if (typeof title !== 'string' || typeof text !== 'string' || (category !== null && typeof category !== 'string'))
    throw unexpected(`a prompt without a title or a text (${prompt.id})`);
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) throw unexpected(`tags that are no texts (${prompt.id})`);
  return { ...prompt, tags };
}

/** Throws a Failure for an id that the site cannot have. Answers are not trusted, because anybody may run the site. */
function checkId(id: unknown, isId: (id: string) => boolean): void {
  if (typeof id !== 'string' || !isId(id)) throw unexpected(`an id that it cannot have (${JSON.stringify(id)?.slice(0, 100)})`);
}

const unexpected = (what: string) => new Failure(EXIT.failed, `The site answers ${what}, which is not taken. Is it the right site?`);

import 'server-only';
import { categoryOf, library, promptsIn } from '../../prompts/library';
import { compareBy } from '../../prompts/library-order';
import type { Prompt } from '../../prompts/prompt';
import { kindOf, libraryHead } from '../../prompts/prompt-document';
import { librarySaves } from '../../saved/library-saves';
import { promptSummary } from './answers';
import { categoryGiven, topicGiven } from './category-parameter';
import type { InputOf } from './input';
import { pageAfter } from './keyset';
import { nextUrl } from './next-url';
import { operations } from './operations';
import { invalid, ProblemError, problemOf } from './problem';

/** A page of the library's list. */
export async function listPrompts(input: InputOf<typeof operations.listPrompts>) {
  const category = categoryGiven(input.category);
  const topic = topicGiven(input.topic, category);
  const prompts = (category ? promptsIn(category) : library().prompts).filter(
    (prompt) => (!topic || prompt.topic === topic) && (!input.kind || kindOf(prompt) === input.kind),
  );
  const page = pageAfter(await sorted(prompts, input.sort), ({ slug }) => slug, input);
  if (!page) throw invalid({ name: 'after', in: 'query', detail: 'must be the id of a prompt in this list' });
  return {
    prompts: page.rows.map((prompt) => promptSummary(libraryHead(prompt, categoryOf(prompt)))),
    next: nextUrl(operations.listPrompts.path, input, page.next),
  };
}

async function sorted(prompts: readonly Prompt[], sort: InputOf<typeof operations.listPrompts>['sort']): Promise<readonly Prompt[]> {
  if (!sort) return prompts;
  const saves = sort === 'saved' ? await librarySaves() : new Map<string, number>();
  if (!saves) throw new ProblemError(problemOf('unavailable', 'It is not known at the moment how often prompts are saved'));
  return prompts.toSorted(compareBy(sort, saves));
}

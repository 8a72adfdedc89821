import { z } from 'zod';
import { API, COUNTS, LIMITS } from '../../limits';
import { LIBRARY_SORTS } from '../../lists/list-filter';
import { PROMPT_KINDS } from '../../prompts/prompt-document';
import { parseCursor } from '../../public-prompts/cursor';
import { categoryParameter, NO_INPUT, noParameters, type Operation, typedQuery } from './operation';
import { ownOperations } from './own-operations';
import * as schemas from './schemas';

const pageSize = (max: number) =>
  z.coerce.number().int().min(1).max(max).default(COUNTS.page).meta({ type: 'integer' }).describe('The number of prompts on a page');
const afterId = z
  .string()
  .min(1)
  .max(LIMITS.promptId.max)
  .optional()
  .describe('The id of the last prompt on the previous page; part of next');
const afterCursor = z
  .string()
  .max(API.cursor)
  .refine((text) => parseCursor(text) !== null, 'must be taken from next')
  .optional()
  .describe('Where the page starts; part of next');
const librarySlug = z.string().describe('The slug of a library prompt');
const publicId = z.string().describe('The UUID of a public prompt, given as id in the list of public prompts');
const username = z.string().describe('A username without @, such as the author of a public prompt');

function readOperation<const Id extends string, A extends z.ZodObject>(id: Id, cache: Operation['cache'], path: string, answer: A) {
  return { ...NO_INPUT, id, method: 'get', path, cache, answer } as const;
}

const EXAMPLE = {
  example: { slug: 'professional-email' },
  bodyExample: { values: { RECIPIENT: 'our printer', SUBJECT: 'the wrong paper' } },
} as const;

const FILL_OPERATION = {
  method: 'post',
  query: noParameters,
  body: schemas.values,
  bodyExample: { values: {} },
  answer: schemas.filled,
  cache: 'never',
  example: {},
  summary: 'Fill in a prompt',
  description: `Returns the finished text, followed by \`anythingElse\`, and how each blank was filled. The prompt can have at most ${LIMITS.content.hardMax.toLocaleString('en')} characters without \`anythingElse\`, which can have as many; a longer one is refused with 400.`,
} as const;

/** The operations that need no token. Their handlers are in handlers.ts. */
export const operations = {
  listPrompts: {
    ...readOperation('listPrompts', 'library', '/prompts', schemas.promptList),
    summary: 'List library prompts',
    description: 'In library order, unless sort is given.',
    query: z.strictObject({
      category: z.string().optional().describe('The slug of a category'),
      topic: z.string().optional().describe('The slug of a topic; needs its category'),
      kind: z.enum(PROMPT_KINDS).optional().describe('Only prompts of this kind'),
      sort: z.enum(LIBRARY_SORTS).optional().describe('By title, newest first, or most saved first'),
      limit: pageSize(API.page),
      after: afterId,
    }),
  },
  getPrompt: {
    ...readOperation('getPrompt', 'library', '/prompts/{slug}', schemas.prompt),
    summary: 'Get a library prompt',
    pathParameters: z.strictObject({ slug: librarySlug }),
    example: { slug: 'professional-email' },
  },
  fillPrompt: {
    ...FILL_OPERATION,
    id: 'fillPrompt',
    path: '/prompts/{slug}/fill',
    pathParameters: z.strictObject({ slug: librarySlug }),
    ...EXAMPLE,
  },
  search: {
    ...readOperation('search', 'public', '/search', schemas.searchResults),
    summary: 'Search everything',
    description: 'The same search as on the site: library prompts, public prompts, people, guides and categories.',
    query: z.strictObject({
      q: typedQuery.describe('What the prompt is for'),
      category: z.string().optional().describe('Only prompts in the category with this slug'),
      limit: pageSize(COUNTS.page).describe('At most this many library prompts, and as many public ones'),
    }),
  },
  listCategories: {
    ...readOperation('listCategories', 'library', '/categories', schemas.categoryList),
    summary: 'List categories',
  },
  getCategory: {
    ...readOperation('getCategory', 'library', '/categories/{slug}', schemas.category),
    summary: 'Get a category',
    pathParameters: z.strictObject({ slug: z.string().describe('The slug of a category') }),
    example: { slug: 'writing' },
  },
  listGuides: {
    ...readOperation('listGuides', 'library', '/guides', schemas.guideList),
    summary: 'List guides',
  },
  getGuide: {
    ...readOperation('getGuide', 'library', '/guides/{slug}', schemas.guide),
    summary: 'Get a guide',
    pathParameters: z.strictObject({ slug: z.string().describe('The slug of a guide') }),
    example: { slug: 'beginners-guide-to-grok' },
  },
  listPublicPrompts: {
    ...readOperation('listPublicPrompts', 'public', '/public-prompts', schemas.promptList),
    summary: 'List public prompts',
    description: 'Prompts that people wrote and made public, newest first. With q, those that have all the words in the title come first.',
    query: z.strictObject({
      q: typedQuery.optional().describe('Only prompts with all of these words'),
      category: categoryParameter('must be the slug or the name of a category').describe(
        'Only prompts in this category: the slug of a library category, or the name its author gave it',
      ),
      limit: pageSize(COUNTS.page),
      after: afterCursor,
    }),
  },
  getPublicPrompt: {
    ...readOperation('getPublicPrompt', 'public', '/public-prompts/{id}', schemas.prompt),
    summary: 'Get a public prompt',
    pathParameters: z.strictObject({ id: publicId }),
  },
  fillPublicPrompt: {
    ...FILL_OPERATION,
    id: 'fillPublicPrompt',
    path: '/public-prompts/{id}/fill',
    summary: 'Fill in a public prompt',
    pathParameters: z.strictObject({ id: publicId }),
  },
  listPromptSuggestions: {
    ...readOperation('listPromptSuggestions', 'public', '/public-prompts/{id}/suggestions', schemas.promptSuggestions),
    summary: 'List what was suggested to a public prompt',
    description: 'Suggestions that were taken, the last first, and open ones with their answers where the author lets everybody read them.',
    pathParameters: z.strictObject({ id: publicId }),
  },
  getProfile: {
    ...readOperation('getProfile', 'public', '/profiles/{username}', schemas.profile),
    summary: 'Get a profile',
    description: 'A person and their public collections.',
    pathParameters: z.strictObject({ username }),
  },
  listProfilePrompts: {
    ...readOperation('listProfilePrompts', 'public', '/profiles/{username}/prompts', schemas.promptList),
    summary: 'List the public prompts of a profile',
    description: 'Newest first.',
    pathParameters: z.strictObject({ username }),
    query: z.strictObject({ limit: pageSize(API.page), after: afterCursor }),
  },
  getCollection: {
    ...readOperation('getCollection', 'public', '/collections/{username}/{slug}', schemas.collection),
    summary: 'Get a public collection',
    pathParameters: z.strictObject({ username, slug: z.string().describe('The slug of a collection of this profile') }),
    query: z.strictObject({ limit: pageSize(API.page), after: afterId }),
  },
} as const satisfies Record<string, Operation>;

export const allOperations: readonly Operation[] = [...Object.values(operations), ...Object.values(ownOperations)];

import { z } from 'zod';
import { COUNTS, LIMITS } from '../limits';
import { cleanCategory } from '../lists/list-filter';
import type { Operation } from './operation';
import * as schemas from './own-schemas';
import { typedQuery } from './parameters';

const none = z.strictObject({});
const promptId = z.strictObject({ id: z.uuid().describe('The UUID of one of your prompts') });
const collectionId = z.strictObject({ id: z.uuid().describe('The UUID of one of your collections') });
const anyPrompt = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be a slug or a UUID')
  .max(LIMITS.promptId.max)
  .describe('The slug of a prompt of the library, or the UUID of one that somebody wrote');
const page = z.coerce.number().int().min(1).max(1000).default(1).meta({ type: 'integer' }).describe('Which page; part of next');

const reads = { method: 'get', access: 'read', pathParameters: none, query: none, body: null, cache: 'never', example: {} } as const;
const writes = { access: 'write', pathParameters: none, query: none, body: null, cache: 'never', example: {} } as const;

/** What can be asked with a personal token, of what is its owner's. */
export const ownOperations = {
  listOwnPrompts: {
    ...{ ...reads, id: 'listOwnPrompts', path: '/me/prompts', answer: schemas.ownPromptList },
    summary: 'List your prompts',
    description: `In the order of My Prompts, ${COUNTS.ownPage} on a page.`,
    query: z.strictObject({
      q: typedQuery.optional().describe('Only prompts with all of these words'),
      category: z
        .string()
        .max(LIMITS.category.max)
        .refine((text) => cleanCategory(text) === text && text !== '', 'must be the name of a category')
        .optional()
        .describe('Only prompts of this category, by its name'),
      visibility: z.enum(['public', 'private']).optional().describe('Only those that everybody may see, or only the others'),
      collection: z.uuid().optional().describe('Only those in the collection of this id'),
      sort: z.enum(['newest', 'title']).optional().describe('Without it, the last used first'),
      page,
    }),
  },
  createOwnPrompt: {
    ...{ ...writes, id: 'createOwnPrompt', method: 'post', path: '/me/prompts', body: schemas.newPrompt, answer: schemas.ownPrompt },
    summary: 'Create a prompt',
    description: 'Answers 201, or 200 where a request with the same Idempotency-Key has created it.',
    requestHeaders: ['Idempotency-Key'],
    bodyExample: {
      title: 'Weekly report',
      text: 'Make a report of these notes for [READER|my manager]: [NOTES]',
      category: 'Work',
    },
  },
  getOwnPrompt: {
    ...{ ...reads, id: 'getOwnPrompt', path: '/me/prompts/{id}', pathParameters: promptId, answer: schemas.ownPrompt },
    summary: 'Get one of your prompts',
  },
  updateOwnPrompt: {
    ...{ ...writes, id: 'updateOwnPrompt', method: 'patch', path: '/me/prompts/{id}', pathParameters: promptId },
    ...{ body: schemas.changedPrompt, bodyExample: { title: 'Report of the week' }, answer: schemas.ownPrompt },
    summary: 'Change one of your prompts',
    description: 'If it has changed since then, nothing is changed and the answer is 412. The earlier text is kept among its versions.',
    requestHeaders: ['If-Match'],
  },
  deleteOwnPrompt: {
    ...{ ...writes, id: 'deleteOwnPrompt', method: 'delete', path: '/me/prompts/{id}', pathParameters: promptId, answer: null },
    summary: 'Delete one of your prompts',
    description: 'It stays under Deleted in your dashboard for 30 days.',
  },
  setOwnPromptVisibility: {
    ...{ ...writes, id: 'setOwnPromptVisibility', method: 'put', path: '/me/prompts/{id}/visibility', pathParameters: promptId },
    ...{ body: schemas.visibility, bodyExample: { public: true }, answer: schemas.ownPrompt },
    summary: 'Publish one of your prompts, or make it private',
  },
  listSaved: {
    ...{ ...reads, id: 'listSaved', path: '/me/saved', answer: schemas.savedList },
    summary: 'List your saved prompts',
    description: `The last used first, ${COUNTS.ownPage} on a page.`,
    query: z.strictObject({ page }),
  },
  savePrompt: {
    ...{
      ...writes,
      id: 'savePrompt',
      method: 'put',
      path: '/me/saved/{id}',
      pathParameters: z.strictObject({ id: anyPrompt }),
      answer: null,
    },
    summary: 'Save a prompt',
  },
  removeSaved: {
    ...{ ...writes, id: 'removeSaved', method: 'delete', path: '/me/saved/{id}', pathParameters: z.strictObject({ id: anyPrompt }) },
    answer: null,
    summary: 'Remove a prompt from your saved prompts',
  },
  listOwnCollections: {
    ...{ ...reads, id: 'listOwnCollections', path: '/me/collections', answer: schemas.ownCollectionList },
    summary: 'List your collections',
  },
  createCollection: {
    ...{ ...writes, id: 'createCollection', method: 'post', path: '/me/collections', body: schemas.newCollection },
    bodyExample: { title: 'Mondays' },
    answer: schemas.ownCollection,
    summary: 'Create a collection',
    description: 'Answers 201, or 200 where a request with the same Idempotency-Key has created it.',
    requestHeaders: ['Idempotency-Key'],
  },
  getOwnCollection: {
    ...{ ...reads, id: 'getOwnCollection', path: '/me/collections/{id}', pathParameters: collectionId, answer: schemas.ownCollection },
    summary: 'Get one of your collections',
  },
  updateCollection: {
    ...{ ...writes, id: 'updateCollection', method: 'patch', path: '/me/collections/{id}', pathParameters: collectionId },
    ...{ body: schemas.changedCollection, bodyExample: { title: 'Monday mornings' }, answer: schemas.ownCollection },
    summary: 'Change one of your collections',
    description: 'If it has changed since then, nothing is changed and the answer is 412.',
    requestHeaders: ['If-Match'],
  },
  deleteCollection: {
    ...{ ...writes, id: 'deleteCollection', method: 'delete', path: '/me/collections/{id}', pathParameters: collectionId, answer: null },
    summary: 'Delete one of your collections',
    description: 'The prompts in it are not deleted.',
  },
  setCollectionVisibility: {
    ...{ ...writes, id: 'setCollectionVisibility', method: 'put', path: '/me/collections/{id}/visibility', pathParameters: collectionId },
    ...{ body: schemas.visibility, bodyExample: { public: true }, answer: schemas.ownCollection },
    summary: 'Publish one of your collections, or make it private',
  },
  addToCollection: {
    ...{ ...writes, id: 'addToCollection', method: 'put', path: '/me/collections/{id}/prompts/{prompt}', answer: null },
    pathParameters: collectionId.extend({ prompt: anyPrompt }),
    summary: 'Add a prompt to one of your collections',
    description: 'It is added at the end. A prompt that is already in the collection keeps its place.',
  },
  moveInCollection: {
    ...{ ...writes, id: 'moveInCollection', method: 'put', path: '/me/collections/{id}/prompts/{prompt}/place', answer: null },
    ...{ pathParameters: collectionId.extend({ prompt: anyPrompt }), body: schemas.place, bodyExample: { after: 'professional-email' } },
    summary: 'Move a prompt within one of your collections',
  },
  removeFromCollection: {
    ...{ ...writes, id: 'removeFromCollection', method: 'delete', path: '/me/collections/{id}/prompts/{prompt}', answer: null },
    pathParameters: collectionId.extend({ prompt: anyPrompt }),
    summary: 'Remove a prompt from one of your collections',
  },
} as const satisfies Record<string, Operation>;

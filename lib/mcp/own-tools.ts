import 'server-only';
import { z } from 'zod';
import { ownOperations } from '../api/own-operations';
import { changePrompt } from '../api/own-prompt-change';
import { listOwnCollections, listOwnPrompts, listSaved, ownCollectionAnswer, ownPromptAnswer } from '../api/own-queries';
import { expectDone } from '../api/own-refusals';
import * as schemas from '../api/own-schemas';
import { savePrompt } from '../saved-prompts/save-prompt';
import { insertPrompt } from '../user-prompts/store-prompt';
import { type McpTool, ownTool } from './tool';

const { id } = ownOperations.getOwnPrompt.pathParameters.shape;
const { id: anyId } = ownOperations.savePrompt.pathParameters.shape;

/** What whoever sends a personal token can ask and change: the same as with the API, less what deletes and what publishes. */
export const makeOwnTools = (): McpTool[] => [
  ownTool({
    name: 'list_my_prompts',
    title: 'List my prompts',
    description: 'The prompts that the person wrote, all or those with some words, in a category or in a collection.',
    access: 'read',
    input: ownOperations.listOwnPrompts.query,
    output: schemas.ownPromptList,
    run: async (input, user) => (await listOwnPrompts(input, user)).body,
  }),
  ownTool({
    name: 'get_my_prompt',
    title: 'Get a prompt of mine',
    description: 'The text of a prompt that the person wrote, with its blanks. update_prompt needs its updatedAt.',
    access: 'read',
    input: z.strictObject({ id }),
    output: schemas.ownPrompt,
    run: async (input, user) => (await ownPromptAnswer(user, input.id))?.body ?? null,
  }),
  ownTool({
    name: 'list_saved_prompts',
    title: 'List what I saved',
    description: 'The prompts of the library and of other people that the person saved, the last used first.',
    access: 'read',
    input: ownOperations.listSaved.query,
    output: schemas.savedList,
    run: async (input) => (await listSaved(input)).body,
  }),
  ownTool({
    name: 'list_my_collections',
    title: 'List my collections',
    description: 'The collections of the person, with how many prompts are in each.',
    access: 'read',
    input: z.strictObject({}),
    output: schemas.ownCollectionList,
    run: async () => (await listOwnCollections()).body,
  }),
  ownTool({
    name: 'get_my_collection',
    title: 'Get a collection of mine',
    description: 'A collection of the person with the ids and titles of the prompts in it.',
    access: 'read',
    input: ownOperations.getOwnCollection.pathParameters,
    output: schemas.ownCollection,
    run: async (input, user) => (await ownCollectionAnswer(user, input.id))?.body ?? null,
  }),
  ownTool({
    name: 'save_prompt',
    title: 'Save a prompt',
    description: 'Adds a prompt of the library or a public one to what the person saved. Nothing else changes, and nobody else sees it.',
    access: 'write',
    input: z.strictObject({ id: anyId }),
    output: z.object({ id: z.string() }),
    run: async (input, user) => {
      expectDone(await savePrompt(user, input.id));
      return input;
    },
  }),
  ownTool({
    name: 'create_prompt',
    title: 'Create a prompt',
    description:
      'Stores a new prompt among those of the person. It is private, and nothing that is there changes. Write what differs each time as a blank: [NAME], [NAME|default] or [NAME|default|choice|choice].',
    access: 'write',
    input: schemas.newPrompt,
    output: schemas.ownPrompt,
    run: async ({ title, text, category = null }, user) => {
      const { id: created } = await insertPrompt(user, { title, content: text, category });
      return created === null ? null : ((await ownPromptAnswer(user, created))?.body ?? null);
    },
  }),
  ownTool({
    name: 'update_prompt',
    title: 'Change a prompt of mine',
    description:
      'Replaces the title, the text or the category of a prompt that the person wrote; what is not given stays. If it is public, everybody sees the change. What it said before stays among its versions. Nothing changes where it was changed since updatedAt, or where a public prompt would show what looks private: ask the person before sure is true.',
    access: 'write',
    replaces: true,
    input: z
      .strictObject({
        id,
        updatedAt: z.iso.datetime({ offset: true }).describe('The updatedAt of get_my_prompt, whose text is replaced'),
        ...schemas.changedPrompt.shape,
      })
      .refine(({ id: _, updatedAt: __, ...change }) => schemas.changesSomething(change), schemas.NOTHING_CHANGES),
    output: schemas.ownPrompt,
    run: async ({ id: changed, updatedAt, ...change }, user) =>
      (await changePrompt(user, { id: changed, updatedAt }, change)) ? ((await ownPromptAnswer(user, changed))?.body ?? null) : null,
  }),
];

import { z } from 'zod';
import { createCollectionSchema, editCollectionSchema, movedItemSchema, storedTexts } from '../../collections/collection-form';
import { createPromptSchema } from '../../my-prompts/prompt-form';
import { components, count, moment, named, next, prompt, promptSummary, url } from './schemas';

const { title, content, category } = createPromptSchema.shape;
const noneIsEmpty = (schema: typeof category) => z.preprocess((value) => value ?? '', schema);

export const newPrompt = z
  .strictObject({ title, text: content, category: noneIsEmpty(category).optional().describe('Any name; the library’s are offered') })
  .describe('A prompt to create. It is private')
  .register(components, { id: 'NewPrompt' });

export const NOTHING_CHANGES = 'must say what to change';

export const changesSomething = ({ sure: _, ...change }: Record<string, unknown>) =>
  Object.values(change).some((part) => part !== undefined);

const sure = z
  .boolean()
  .optional()
  .describe('True to make it public although something in it looks private: see the problem looks-private');

export const changedPrompt = z
  .strictObject({ title: title.optional(), text: content.optional(), category: noneIsEmpty(category).optional(), sure })
  .refine(changesSomething, NOTHING_CHANGES)
  .meta({ description: 'What changes in a prompt; the rest stays', minProperties: 1 })
  .register(components, { id: 'PromptChange' });

export const visibility = z
  .strictObject({ public: z.boolean(), sure })
  .describe('Whether everybody may see it')
  .register(components, { id: 'Visibility' });

const ownSummary = {
  id: z.string().describe('A UUID'),
  title: z.string(),
  category: z.string().nullable(),
  public: z.boolean().describe('Whether everybody may see it'),
  createdAt: moment,
  updatedAt: moment,
  url: url.describe('Its page in the dashboard'),
};

const ownPromptSummary = named('OwnPromptSummary', 'One of your prompts, in a list', {
  ...ownSummary,
  usedAt: moment.nullable().describe('When it was last copied or sent'),
});

export const ownPrompt = named('OwnPrompt', 'One of your prompts', {
  ...ownSummary,
  text: z.string().describe('With its blanks as they are written'),
  blanks: prompt.shape.blanks,
});

export const ownPromptList = named('OwnPromptList', 'A page of your prompts', { total: count, prompts: z.array(ownPromptSummary), next });

export const savedList = named('SavedList', 'A page of your saved prompts', {
  total: count,
  saved: z.array(
    z
      .object({
        id: z.string(),
        savedAt: moment,
        prompt: promptSummary.nullable().describe('Null while it is no longer available'),
      })
      .register(components, { id: 'SavedPrompt' }),
  ),
  next,
});

export const newCollection = z
  .strictObject({ ...createCollectionSchema.partial().shape, title: createCollectionSchema.shape.title })
  .describe('A collection to create. It is private')
  .register(components, { id: 'NewCollection' });

export const changedCollection = z
  .strictObject({
    ...createCollectionSchema.partial().shape,
    description: createCollectionSchema.shape.description.optional().describe('Empty for none'),
    slug: editCollectionSchema.shape.slug.optional().describe('Its part of the address once it is public'),
    sure,
  })
  .refine(changesSomething, NOTHING_CHANGES)
  .meta({ description: 'What changes in a collection; the rest stays', minProperties: 1 })
  .register(components, { id: 'CollectionChange' });

export const place = z
  .strictObject({
    after: movedItemSchema.shape.prompt
      .nullable()
      .describe('The slug or UUID of the prompt that it shall stand after; null for the first place'),
  })
  .describe('A place in a collection')
  .register(components, { id: 'Place' });

const ownCollectionFields = {
  id: z.string().describe('A UUID'),
  ...storedTexts,
  public: z.boolean(),
  url: url.describe('Its page in the dashboard'),
};

const ownCollectionSummary = named('OwnCollectionSummary', 'One of your collections, in a list', {
  ...ownCollectionFields,
  total: count.describe('How many prompts are in it'),
});

export const ownCollection = named('OwnCollection', 'One of your collections', {
  ...ownCollectionFields,
  slug: z.string().describe('Its part of the address once it is public'),
  updatedAt: moment,
  prompts: z
    .array(z.object({ id: z.string(), title: z.string().nullable().describe('Null while it is no longer available') }))
    .describe('In your order'),
});

export const ownCollectionList = named('OwnCollectionList', 'Your collections, by title', { collections: z.array(ownCollectionSummary) });

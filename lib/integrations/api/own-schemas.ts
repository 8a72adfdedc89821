import { z } from 'zod';
import { IMPORT, SUGGESTIONS } from '../../account-limits';
import {
  createCollectionSchema,
  editCollectionSchema,
  moveInCollectionSchema,
  storedCollectionFields,
} from '../../collections/collection-form';
import { LIMITS } from '../../limits';
import { editedLengthProblem } from '../../my-prompts/content-length';
import { createPromptSchema, tagList } from '../../my-prompts/prompt-form';
import { suggestSchema } from '../../suggestions/suggestion-forms';
import { textBlock } from '../../text/text-fields';
import { components, count, moment, named, next, prompt, promptSummary, undescribed, url } from './schemas';

const { title, content, category } = createPromptSchema.shape;
const suggestedText = content.refine((text) => editedLengthProblem(text) === null, 'must have 10 to 10,000 characters');
const nullAsEmpty = (schema: typeof category) => z.preprocess((value) => value ?? '', schema);

const tags = tagList
  .optional()
  .describe(`At most ${LIMITS.tags.max}, of ${LIMITS.tags.length} characters each. Case makes no difference between them`);

function requestBody<Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) {
  return z.strictObject(shape).describe(description).register(components, { id });
}

export const newPrompt = requestBody('NewPrompt', 'A prompt to create. It is private', {
  title,
  text: content,
  category: nullAsEmpty(category).optional().describe('Any name, such as that of a library category'),
  tags,
});

export const sentFile = requestBody('PromptFile', 'A file of prompts', {
  name: z.string().min(1).max(IMPORT.path).describe('The name of the file, by whose ending its format is found'),
  text: z.string().min(1).describe('What is in the file'),
  create: z.boolean().optional().describe('True to create its prompts; otherwise they are only read'),
});

const line = z.number().int().nullable().describe('The line of the file, if it is known');

export const readPromptFile = named('ReadPromptFile', 'What is in a file of prompts', {
  formats: z.array(z.string()).describe('The formats in which it was read'),
  created: count.describe('The number of prompts that were created'),
  prompts: z.array(
    undescribed('ReadPrompt', {
      title: z.string(),
      category: z.string().nullable(),
      tags: z.array(z.string()),
      text: z.string().describe('With blanks for the variables of the file'),
      line,
      notes: z.array(z.string()).describe('Sentences on what was changed or left out'),
      problem: z.string().nullable().describe('Why it cannot be created, or null'),
    }),
  ),
  unread: z.array(undescribed('UnreadPart', { line, reason: z.string() })).describe('Parts of the file that could not be read, and why'),
});

export const NOTHING_CHANGES = 'must say what to change';

/** True if a change has a field to change, besides `sure`. */
export const changesSomething = ({ sure: _, ...change }: Record<string, unknown>) =>
  Object.values(change).some((part) => part !== undefined);

const sure = z.boolean().optional().describe('True to publish it even if something in it looks private: see the problem looks-private');

export const changedPrompt = z
  .strictObject({ title: title.optional(), text: content.optional(), category: nullAsEmpty(category).optional(), tags, sure })
  .refine(changesSomething, NOTHING_CHANGES)
  .meta({ description: 'The fields of a prompt to change; the others stay as they are', minProperties: 1 })
  .register(components, { id: 'PromptChange' });

export const visibility = requestBody('Visibility', 'True while it is public', { public: z.boolean(), sure });

const ownSummary = {
  id: z.string().describe('A UUID'),
  title: z.string(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  public: z.boolean().describe('True while it is public'),
  createdAt: moment,
  updatedAt: moment,
  url: url.describe('Its address in your dashboard'),
};

const ownPromptSummary = named('OwnPromptSummary', 'One of your prompts, in a list', {
  ...ownSummary,
  usedAt: moment.nullable().describe('When it was last copied or sent'),
});

export const ownPrompt = named('OwnPrompt', 'One of your prompts', {
  ...ownSummary,
  text: z.string().describe('With its blanks as written: [NAME]'),
  blanks: prompt.shape.blanks,
});

export const ownPromptList = named('OwnPromptList', 'A page of your prompts', { total: count, prompts: z.array(ownPromptSummary), next });

export const savedList = named('SavedList', 'A page of your saved prompts', {
  total: count,
  saved: z.array(
    undescribed('SavedPrompt', {
      id: z.string(),
      savedAt: moment,
      prompt: promptSummary.nullable().describe('Null if it is no longer available'),
    }),
  ),
  next,
});

export const newCollection = requestBody('NewCollection', 'A collection to create. It is private', {
  ...createCollectionSchema.partial().shape,
  title: createCollectionSchema.shape.title,
});

export const changedCollection = z
  .strictObject({
    ...createCollectionSchema.partial().shape,
    slug: editCollectionSchema.shape.slug.optional().describe('The last part of its public address'),
    sure,
  })
  .refine(changesSomething, NOTHING_CHANGES)
  .meta({ description: 'The fields of a collection to change; the others stay as they are', minProperties: 1 })
  .register(components, { id: 'CollectionChange' });

export const place = requestBody('Place', 'A place in a collection', {
  after: moveInCollectionSchema.shape.prompt
    .nullable()
    .describe('The slug or UUID of the prompt to place it after; null for the first place'),
});

export const newSuggestion = requestBody('NewSuggestion', 'A change to suggest', {
  prompt: suggestSchema.shape.prompt.describe('The slug of a library prompt, or the UUID of a public prompt'),
  note: suggestSchema.shape.note.describe('What went wrong, and what for'),
  text: suggestedText.optional().describe('The text as it should be; without it only the note is sent'),
});

export const takenText = requestBody('TakenText', 'How a suggestion is taken', {
  text: suggestedText.optional().describe('The text to take; if missing, the suggested one'),
  sure,
});

export const declined = requestBody('Declined', 'How a suggestion is declined', {
  answer: textBlock('Answer', SUGGESTIONS.note.max).optional().describe('A few words to the person who suggested it'),
});

const suggestionFields = {
  id: z.string().describe('A UUID'),
  prompt: z.string().describe('The slug or UUID of the prompt'),
  title: z.string().describe('The title of the prompt'),
  note: z.string(),
  from: z.string().nullable().describe('The username of who suggested it; null if the profile is hidden'),
  to: z.string().nullable().describe('The username of the author; null for a library prompt'),
  state: z.enum(['open', 'taken', 'declined']),
  createdAt: moment,
  decidedAt: moment.nullable(),
  url,
};

const suggestionSummary = named('SuggestionSummary', 'A suggestion, in a list', suggestionFields);

export const suggestion = named('Suggestion', 'A suggestion', {
  ...suggestionFields,
  text: z.string().nullable().describe('The suggested text; null if only a note was sent, or once it was taken'),
  answer: z.string().nullable().describe('A word of who declined it'),
  promptText: z.string().nullable().describe('The text of the prompt now; null if it is no longer public'),
  promptUpdatedAt: moment.nullable().describe('The version of the prompt, for its author'),
});

export const suggestionList = named('SuggestionList', 'A page of suggestions', {
  total: count,
  suggestions: z.array(suggestionSummary),
  next,
});

const ownCollectionFields = {
  id: z.string().describe('A UUID'),
  ...storedCollectionFields,
  public: z.boolean(),
  url: url.describe('Its address in your dashboard'),
};

const ownCollectionSummary = named('OwnCollectionSummary', 'One of your collections, in a list', {
  ...ownCollectionFields,
  total: count.describe('The number of prompts in it'),
});

export const ownCollection = named('OwnCollection', 'One of your collections', {
  ...ownCollectionFields,
  slug: z.string().describe('The last part of its public address'),
  updatedAt: moment,
  prompts: z
    .array(z.object({ id: z.string(), title: z.string().nullable().describe('Null if it is no longer available') }))
    .describe('In the order you gave them'),
});

export const ownCollectionList = named('OwnCollectionList', 'Your collections, sorted by title', {
  collections: z.array(ownCollectionSummary),
});

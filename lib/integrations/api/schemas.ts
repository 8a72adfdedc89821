import { z } from 'zod';
import { storedCollectionFields } from '../../collections/collection-form';
import { LIMITS } from '../../limits';
import { storedProfileLines } from '../../profiles/profile-form';
import { PROMPT_KINDS } from '../../prompts/prompt-document';

/** The schemas that have a name in the OpenAPI document. */
export const components = z.registry<{ id: string }>();

/** Makes the schema of an object in answers, with its name and description in the OpenAPI document. */
export function named<Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) {
  return z.object(shape).describe(description).register(components, { id });
}

/** Makes the schema of an object that needs no description. */
export function undescribed<Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) {
  return z.object(shape).register(components, { id });
}

export const url = z.url();
export const moment = z.string().describe('A date, or a time with its time zone (ISO 8601)');
export const count = z.int().nonnegative();
export const next = url.nullable().describe('The address of the next page; null on the last one');

const author = named('Author', 'A person who published something', { username: z.string(), name: z.string(), url });

const license = named('License', 'What you may do with the prompt', { text: z.string(), url });

const summary = {
  type: z.enum(['library', 'public']).describe('Whether it is one of the library, or one that somebody wrote and published'),
  id: z.string().describe('The slug of a prompt of the library, the UUID of a public one'),
  title: z.string(),
  description: z.string().describe('For a public prompt, the beginning of its text'),
  category: z
    .object({ slug: z.string().nullable().describe('Null if the library does not have this category'), name: z.string() })
    .nullable(),
  topic: z.string().nullable().describe('The slug of a topic of the category'),
  kind: z
    .enum(PROMPT_KINDS)
    .nullable()
    .describe('material: works on a text you paste; conversation: takes several turns; plain: neither. Null for a public prompt'),
  author: author.nullable().describe('Null for a library prompt'),
  createdAt: moment,
  url: url.describe('The address of its page'),
};

export const promptSummary = named('PromptSummary', 'A prompt in a list, without its text', summary);

const blank = named('Blank', 'A place in the text to fill in', {
  name: z.string().describe('As written in the text: [NAME]'),
  label: z.string().describe('The name shown to people'),
  default: z.string().nullable().describe('Used if no value is given'),
  choices: z.array(z.string()).describe('Suggested values; any other value is accepted too'),
  example: z.string().nullable().describe('An example of a value. It is never sent'),
  optional: z.boolean().describe('True if it is left out, with the words around it, when no value is given'),
  material: z.boolean().describe('True if it takes a text to work on, with several lines'),
});

export const prompt = named('Prompt', 'A prompt', {
  ...summary,
  tags: z.array(z.string()).describe('The tags that its author gave it'),
  text: z.string().describe('With its blanks as written: [NAME]'),
  blanks: z.array(blank),
  license,
  updatedAt: moment.nullable(),
  markdown: url.describe('The address of the same prompt as Markdown'),
});

export const promptList = named('PromptList', 'A page of a list of prompts', { prompts: z.array(promptSummary), next });

const from = z.string().nullable().describe('A username');

export const promptSuggestions = named('PromptSuggestions', 'What was suggested to a public prompt', {
  taken: z.array(undescribed('TakenSuggestion', { note: z.string(), from, decidedAt: moment })),
  open: z.array(
    undescribed('OpenSuggestion', {
      id: z.string(),
      note: z.string(),
      from,
      createdAt: moment,
      answers: z.array(undescribed('SuggestionAnswer', { from, text: z.string(), createdAt: moment })),
    }),
  ),
});

export const category = named('Category', 'A category of the library', {
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  topics: z.array(z.object({ slug: z.string(), name: z.string(), prompts: count })),
  prompts: count.describe('The number of prompts in it'),
  url,
  markdown: url,
});

export const categoryList = named('CategoryList', 'All categories of the library', { categories: z.array(category) });

const guideFields = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  categories: z.array(z.string()).describe('The slugs of the categories it is about'),
  updatedAt: moment,
  url,
  markdown: url,
};

export const guideSummary = named('GuideSummary', 'A guide in a list', guideFields);

export const guide = named('Guide', 'A guide', { ...guideFields, text: z.string().describe('Markdown') });

export const guideList = named('GuideList', 'All guides, in reading order', { guides: z.array(guideSummary) });

const collectionFields = {
  slug: z.string(),
  ...storedCollectionFields,
  updatedAt: moment,
  total: count.describe('The number of public prompts in it'),
  url,
  markdown: url,
};

const collectionSummary = named('CollectionSummary', 'A public collection in a list', collectionFields);

export const collection = named('Collection', 'A public collection and a page of its prompts, in the order its owner chose', {
  ...collectionFields,
  author,
  prompts: z.array(promptSummary),
  next,
});

export const profile = named('Profile', 'A person with a profile', {
  username: z.string(),
  name: z.string(),
  ...storedProfileLines,
  x: url.nullable().describe('The address of their page on X'),
  total: count.describe('The number of their public prompts'),
  collections: z.array(collectionSummary),
  url,
  markdown: url,
});

const found = undescribed('FoundPrompt', {
  match: z
    .enum(['all', 'likely', 'near', 'general'])
    .describe(
      'all: it has the words that matter, and no other prompt comes near the first; likely: it is probably what is meant; near: it comes close; general: the query is too general to search for',
    ),
  prompt: promptSummary,
});

export const searchResults = named('SearchResults', 'The results of a search of everything', {
  query: z.string(),
  help: z
    .string()
    .nullable()
    .describe(
      'Where people in danger get help: show it above the prompts. Null unless the query may come from one of them; then only library prompts are found',
    ),
  corrected: z.string().nullable().describe('The query with its typos corrected, if it had any'),
  total: count.describe('The number of library prompts that match'),
  prompts: z.array(found).describe('Library prompts, best match first'),
  publicPrompts: z.array(promptSummary).nullable().describe('Null if the community cannot be searched at the moment'),
  people: z
    .array(author)
    .nullable()
    .describe('People with this name who published something; null if they cannot be searched at the moment'),
  guides: z.array(guideSummary),
  categories: z.array(category).describe('Categories with this name'),
});

export const values = undescribed('Values', {
  values: z
    .record(z.string(), z.string())
    .describe('The values, by the names of the blanks. Several lines are kept only if the blank takes material'),
  anythingElse: z
    .string()
    .max(LIMITS.content.hardMax)
    .optional()
    .describe(
      'Anything else the person gives, such as notes, numbers or a draft. It is added below the prompt, unchanged, after an empty line',
    ),
});

export const filled = named('FilledPrompt', 'A prompt with its blanks filled in', {
  text: z.string().describe('The prompt, ready to send'),
  empty: z.array(z.string()).describe('Required blanks without a value: they appear in the text as [NAME]'),
  leftOut: z.array(z.string()).describe('Optional blanks that were left out, with the words around them'),
  defaults: z.array(z.string()).describe('Blanks filled with their default'),
});

export const problem = named('Problem', 'Why the request failed (RFC 9457)', {
  type: url.describe('Names the kind of problem, and explains it'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'body', 'header']), detail: z.string() }))
    .optional()
    .describe('The parameters that are wrong, and what is wrong with each'),
});

export type Problem = z.infer<typeof problem>;

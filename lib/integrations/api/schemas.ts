import { z } from 'zod';
import { storedTexts } from '../../collections/collection-form';
import { LIMITS } from '../../limits';
import { PROMPT_KINDS } from '../../prompts/prompt-document';

export const components = z.registry<{ id: string }>();

/** An object of an answer, with its name and description in the OpenAPI document. */
export function named<Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) {
  return z.object(shape).describe(description).register(components, { id });
}

export const url = z.url();
export const moment = z.string().describe('A day, or a moment with its time zone (ISO 8601)');
export const count = z.int().nonnegative();
export const next = url.nullable().describe('The address of the next page; null on the last one');

const author = named('Author', 'Somebody who published something', { username: z.string(), name: z.string(), url });

const license = named('License', 'What you may do with the prompt', { text: z.string(), url });

const summary = {
  type: z.enum(['library', 'public']).describe('Whether it is one of the library, or one that somebody wrote and published'),
  id: z.string().describe('The slug of a prompt of the library, the UUID of a public one'),
  title: z.string(),
  description: z.string().describe('Of a public prompt the beginning of its text'),
  category: z
    .object({ slug: z.string().nullable().describe('Null for a category that the library does not have'), name: z.string() })
    .nullable(),
  topic: z.string().nullable().describe('A topic of the category, by its slug'),
  kind: z
    .enum(PROMPT_KINDS)
    .nullable()
    .describe('material: works on a text that you paste; conversation: leads several turns; plain: neither. Null for a public prompt'),
  author: author.nullable().describe('Null for a prompt of the library'),
  createdAt: moment,
  url: url.describe('Its page'),
};

export const promptSummary = named('PromptSummary', 'A prompt in a list, without its text', summary);

const blank = named('Blank', 'A place of the text that asks for something', {
  name: z.string().describe('As it stands in the text: [NAME]'),
  label: z.string().describe('The name as people read it'),
  default: z.string().nullable().describe('What is said while nothing is given'),
  choices: z.array(z.string()).describe('What is offered to choose from; anything else can be given as well'),
  example: z.string().nullable().describe('What could be given. It is never sent'),
  optional: z.boolean().describe('It is left out together with its words while nothing is given'),
  material: z.boolean().describe('It takes a text to work on, of several lines'),
});

export const prompt = named('Prompt', 'A prompt', {
  ...summary,
  text: z.string().describe('With its blanks as they are written'),
  blanks: z.array(blank),
  license,
  updatedAt: moment.nullable(),
  markdown: url.describe('The same as Markdown'),
});

export const promptList = named('PromptList', 'A page of a list of prompts', { prompts: z.array(promptSummary), next });

export const category = named('Category', 'A category of the library', {
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  topics: z.array(z.object({ slug: z.string(), name: z.string(), prompts: count })),
  prompts: count.describe('How many prompts it has'),
  url,
  markdown: url,
});

export const categoryList = named('CategoryList', 'All categories of the library', { categories: z.array(category) });

const guideFields = {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  categories: z.array(z.string()).describe('The slugs of the categories that it is about'),
  updatedAt: moment,
  url,
  markdown: url,
};

export const guideSummary = named('GuideSummary', 'A guide in a list', guideFields);

export const guide = named('Guide', 'A guide', { ...guideFields, text: z.string().describe('Markdown') });

export const guideList = named('GuideList', 'All guides, in reading order', { guides: z.array(guideSummary) });

const collectionFields = {
  slug: z.string(),
  ...storedTexts,
  updatedAt: moment,
  total: count.describe('How many prompts everybody sees in it'),
  url,
  markdown: url,
};

const collectionSummary = named('CollectionSummary', 'A public collection in a list', collectionFields);

export const collection = named('Collection', 'A public collection, and a page of the prompts in it, in the order of its owner', {
  ...collectionFields,
  author,
  prompts: z.array(promptSummary),
  next,
});

export const profile = named('Profile', 'Somebody who has a profile', {
  username: z.string(),
  name: z.string(),
  bio: z.string().nullable(),
  x: url.nullable().describe('Their page on X'),
  total: count.describe('How many public prompts they have'),
  collections: z.array(collectionSummary),
  url,
  markdown: url,
});

const found = z
  .object({
    match: z
      .enum(['all', 'likely', 'near', 'general'])
      .describe(
        'all: it has all words that count, or leads all others clearly; likely: probably what is meant; near: it comes close; general: no word of the query says what to look for',
      ),
    prompt: promptSummary,
  })
  .register(components, { id: 'FoundPrompt' });

export const searchResults = named('SearchResults', 'What a search of everything finds', {
  query: z.string(),
  corrected: z.string().nullable().describe('The query as it was understood where a word had a typo'),
  total: count.describe('How many prompts of the library match'),
  prompts: z.array(found).describe('Of the library, the best first'),
  publicPrompts: z.array(promptSummary).nullable().describe('Null while the community cannot be searched'),
  people: z.array(author).nullable().describe('People with such a name who published something; null like the public prompts'),
  guides: z.array(guideSummary),
  categories: z.array(category).describe('Categories with such a name'),
});

export const values = z
  .object({
    values: z
      .record(z.string(), z.string())
      .describe('What is filled in, by the names of blanks. Only where a blank takes material are several lines kept'),
    anythingElse: z
      .string()
      .max(LIMITS.content.hardMax)
      .optional()
      .describe('Whatever else the person gives, such as notes, numbers or a draft: it follows the prompt below an empty line, as it is'),
  })
  .register(components, { id: 'Values' });

export const filled = named('FilledPrompt', 'A prompt with values in its blanks', {
  text: z.string().describe('The prompt as it can be sent'),
  empty: z.array(z.string()).describe('Blanks that have to be filled and are not: they stand in the text as [NAME]'),
  leftOut: z.array(z.string()).describe('Optional blanks that were left out with their words'),
  defaults: z.array(z.string()).describe('Blanks that say their default'),
});

export const problem = named('Problem', 'Why there is no other answer (RFC 9457)', {
  type: url.describe('Names the kind of problem, and explains it'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['query', 'body', 'header']), detail: z.string() }))
    .optional()
    .describe('What is wrong with which parameter'),
});

export type Problem = z.infer<typeof problem>;

import { z } from 'zod';
import { SNIPPET_LENGTH } from '../limits';
import { firstCharacters } from '../text/characters';
import { fillTemplate, variablesOf } from './template';
import { templateProblem } from './template-limits';

/** Icons of categories, by their names in the icon set Lucide. */
export const CATEGORY_ICONS = [
  'megaphone',
  'code',
  'graduation-cap',
  'clock',
  'pen-tool',
  'palette',
  'bar-chart',
  'shopping-cart',
  'share-2',
  'target',
  'briefcase',
  'house',
  'image',
  'languages',
  'newspaper',
] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const day = z.iso.date();
const count = z.int().nonnegative();

export const categorySchema = z.strictObject({
  id: z.string().min(1),
  slug,
  name: z.string().min(1),
  icon: z.enum(CATEGORY_ICONS),
  subtitle: z.string().min(1),
  introduction: z.string().min(60).max(300),
  description: z.string().min(70).max(160),
  /** Topics of a category with many prompts. If there are any, every prompt of the category has one. */
  topics: z.array(z.strictObject({ slug, name: z.string().min(1).max(40) })).default([]),
});

export const promptSchema = z
  .strictObject({
    id: z.string().min(1),
    slug,
    title: z.string().min(1).max(100),
    description: z.string().min(20).max(110).regex(/\.$/, 'must be a sentence that ends with a period'),
    keywords: z.array(z.string().min(1).max(40)).min(3).max(20),
    promptText: z.string().min(10).max(10_000),
    categoryId: z.string().min(1),
    topic: slug.optional(),
    variables: z.array(z.string()),
    /** Names of the blanks for pasted text, whose fields have several lines. */
    material: z.array(z.string()).default([]),
    /** True for a prompt of several turns, as with a tutor, an interviewer or a game. */
    conversation: z.boolean().default(false),
    /** True if people in danger or despair may open it: a line on where to get help stands above its text. */
    helpNow: z.boolean().default(false),
    createdAt: day,
    /** Usernames of the people whose suggestions were taken. */
    thanks: z.array(z.string().regex(/^[a-z][a-z0-9_]{2,19}$/)).optional(),
    ratingWorked: count,
    ratingNeedsTweak: count,
    featured: z.boolean(),
    featuredOrder: z.number().optional(),
    previewImage: z
      .string()
      .regex(/^[\w.-]+$/, 'must be a file name under /images/')
      .optional(),
  })
  .superRefine(({ promptText, variables, material, featured, featuredOrder }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const named = variablesOf(promptText).map(({ name }) => name);
    if (named.join() !== variables.join()) refuse('variables', `must be the blanks of promptText in order: ${named.join(', ')}`);
    const unknown = material.find((name) => !variables.includes(name));
    if (unknown !== undefined) refuse('material', `there is no blank ${unknown}`);
    const problem = templateProblem(promptText);
    if (problem) refuse('promptText', problem);
    if (featured !== (featuredOrder !== undefined)) refuse('featuredOrder', 'must be given for featured prompts and for no others');
  });

export type Category = z.infer<typeof categorySchema>;
export type Prompt = z.infer<typeof promptSchema>;

/** Description of a user's prompt: the beginning of its text with defaults, cut at a word. */
export function promptSnippet(promptText: string): string {
  const text = fillTemplate(promptText).replace(/\s+/g, ' ').trim();
  const beginning = firstCharacters(text, SNIPPET_LENGTH);
  return beginning === text ? text : `${beginning.replace(/\s+\S*$/, '')}…`;
}

import { z } from 'zod';
import { LIMITS } from '../limits';
import { templateProblem } from '../prompts/template-limits';
import { textBlock, textLine } from '../text-fields';

const title = textLine('Title', LIMITS.title.max);
const category = textLine('Category', LIMITS.category.max);
const content = textBlock('Content', LIMITS.content.hardMax).superRefine((text, context) => {
  const problem = templateProblem(text);
  if (problem) context.addIssue(problem);
});
const emptyIsNull = (text: string) => text || null;

/** What is created may be as long as the database takes. */
export const createPromptSchema = z.object({
  title: title.refine(Boolean, 'Title and content are required'),
  category: category.transform(emptyIsNull),
  content: content.refine(Boolean, 'Title and content are required'),
});

export const editPromptSchema = z.object({
  title: title.refine(Boolean, 'Title is required'),
  category: category.transform(emptyIsNull),
  content: content
    .refine(Boolean, 'Content is required')
    .refine((text) => text.length >= LIMITS.content.min, `Content must be at least ${LIMITS.content.min} characters`)
    .refine((text) => text.length <= LIMITS.content.max, 'Content must be less than 10,000 characters'),
  id: z.uuid(),
  updatedAt: z.string().min(1).max(40),
});

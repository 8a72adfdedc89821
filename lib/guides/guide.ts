import { z } from 'zod';
import { WORDS_PER_MINUTE } from '../limits';

/** The guides in reading order. One without a file is listed as coming soon. */
export const GUIDE_SLUGS = [
  'beginners-guide-to-grok',
  'how-to-write-effective-prompts',
  'advanced-prompting-strategies',
  'grok-for-marketing',
  'grok-for-coding',
] as const;

export const guideSchema = z.strictObject({
  title: z.string().min(1).max(100),
  description: z.string().min(70).max(160),
  slug: z.enum(GUIDE_SLUGS),
  categories: z.array(z.string()).min(1),
  readingTime: z.string().regex(/^\d+ min$/, 'must read like "10 min"'),
  updated: z.iso.date(),
});

export type GuideFrontMatter = z.infer<typeof guideSchema>;

/** A heading of a guide that its table of contents shows. */
export type Heading = { level: 2 | 3; id: string; text: string };

/** A listed guide: `frontMatter` and `body` (MDX without front matter) are null while its text is not written. */
export type Guide = { slug: string; title: string; frontMatter: GuideFrontMatter | null; body: string | null };

/** The estimate of a guide's words from its reading time. */
export function estimatedWords({ readingTime }: GuideFrontMatter): number {
  return Number.parseInt(readingTime, 10) * WORDS_PER_MINUTE;
}

/** A title made of a slug, for a guide that is listed but not written. */
export function titleOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').replace(/\bgrok\b/g, 'Grok');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The plain text of MDX, for search and counting: no tags, no markup, no link URLs. */
export function plainText(mdx: string): string {
  return mdx
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[#*_`>|]|\[|\]|^\s*[-–]\s|-{3,}/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

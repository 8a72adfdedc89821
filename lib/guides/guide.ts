import { z } from 'zod';
import { WORDS_PER_MINUTE } from '../limits';

/** Slugs of the guides in reading order. A guide without a file is listed as coming soon. */
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

export type Heading = { level: 2 | 3; id: string; text: string };

/** A guide. `frontMatter` and `body` (MDX) are null for a guide without a file. */
export type Guide = { slug: string; title: string; frontMatter: GuideFrontMatter | null; body: string | null };

export function estimatedWords({ readingTime }: GuideFrontMatter): number {
  return Number.parseInt(readingTime, 10) * WORDS_PER_MINUTE;
}

/** Title of a guide without a file: "Grok for coding" for `grok-for-coding`. */
export function titleOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').replace(/\bgrok\b/g, 'Grok');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Plain text for search and counting: no tags, markup or link URLs. */
export function plainText(mdx: string): string {
  return mdx
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[#*_`>|]|\[|\]|^\s*[-–]\s|-{3,}/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

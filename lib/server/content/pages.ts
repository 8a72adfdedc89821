import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../../env';
import { site } from '../../site';
import { ContentError, parseEntry } from './content-error';
import { splitFrontMatter } from './front-matter';

const pageSchema = z.strictObject({ title: z.string().min(1), description: z.string().min(70).max(160), updated: z.iso.date() });

/** Slugs of the pages of text, such as `about`, which are the names of the files in content/pages. */
export function textPageSlugs(): string[] {
  return readdirSync(join(env.contentFolder, 'pages')).flatMap((file) => (file.endsWith('.mdx') ? file.slice(0, -4) : []));
}

export function loadTextPage(slug: string) {
  const source = readFileSync(join(env.contentFolder, 'pages', `${slug}.mdx`), 'utf8');
  return splitFrontMatter(source, pageSchema, `content/pages/${slug}.mdx`);
}

/** Schema of content/faq.json. `id` is the fragment of a link to the question. */
const faqSchema = z.array(z.strictObject({ id: z.string().optional(), question: z.string().min(1), answer: z.string().min(1) })).length(12);

/** Questions and answers of /faq, with the site's details filled in. Answers may contain `[text](/path)` links. */
export function loadFaq() {
  const entries = parseEntry(faqSchema, readFaq(), 'content/faq.json', 'the file');
  return entries.map(({ id, question, answer }) => ({ id, question: withSiteDetails(question), answer: withSiteDetails(answer) }));
}

function readFaq(): unknown {
  try {
    return JSON.parse(readFileSync(join(env.contentFolder, 'faq.json'), 'utf8'));
  } catch (cause) {
    throw new ContentError('content/faq.json: cannot be read as JSON', { cause });
  }
}

function withSiteDetails(text: string): string {
  const { name, tagline, disclaimer, email } = site;
  return text
    .replaceAll('{site}', name)
    .replaceAll('{tagline}', tagline)
    .replaceAll('{disclaimer}', disclaimer)
    .replaceAll('{email}', email);
}

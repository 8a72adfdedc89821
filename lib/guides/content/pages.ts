import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../../env';
import { site } from '../../site';
import { ContentError, parseEntry } from './content-error';
import { parseDocument } from './front-matter';

const pageSchema = z.strictObject({ title: z.string().min(1), description: z.string().min(70).max(160), updated: z.iso.date() });

/** Pages whose text is a file of this name in `content/pages`. */
export const TEXT_PAGES = ['about', 'trials', 'privacy', 'terms'] as const;

export type TextPageName = (typeof TEXT_PAGES)[number];

/** Reads and parses a page of `content/pages`. */
export function loadPage(name: TextPageName) {
  const file = `content/pages/${name}.mdx`;
  return parseDocument(readFileSync(join(env.contentFolder, 'pages', `${name}.mdx`), 'utf8'), pageSchema, file);
}

/** `id` is the fragment of links to the question. */
const faqSchema = z.array(z.strictObject({ id: z.string().optional(), question: z.string().min(1), answer: z.string().min(1) })).length(12);

/** Questions and answers of /faq, with the site's details filled in. Answers may contain `[text](/path)` links. */
export function loadFaq() {
  return parseEntry(faqSchema, readFaq(), 'content/faq.json', 'the file').map(({ id, question, answer }) => ({
    id,
    question: withSiteDetails(question),
    answer: withSiteDetails(answer),
  }));
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

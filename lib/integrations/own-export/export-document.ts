import { z } from 'zod';
import { storedCollectionFields } from '../../collections/collection-form';
import { storedProfileTexts } from '../../profiles/profile-form';
import { nullByDefault } from '../../text/text-fields';

export const EXPORT_FORMAT = 'grok-prompts-export';
/** The version of the format. A change that readers of version 1 would misunderstand needs version 2. */
export const EXPORT_VERSION = 1;
/** The file that Import reads in the zip with all data of a user. */
export const EXPORT_FILE = 'grok-prompts.json';

const date = z.string().nullable().default(null);

const exportedPrompt = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
  content: z.string(),
  public: z.boolean().default(false),
  created: date,
  updated: date,
  /** The prompt that this one was copied from, with its title and author at that time. */
  source: z.object({ id: z.string(), title: z.string(), author: z.string().nullable() }).nullable().default(null),
});

/** A collection in an export. `prompts` are ids of own or public prompts, or slugs of library prompts. */
const exportedCollection = z.object({
  ...nullByDefault(storedCollectionFields),
  slug: z.string().default(''),
  public: z.boolean().default(false),
  prompts: z.array(z.string()).default([]),
});

/** The file that Import reads. The newest prompt, and the one that was saved or pinned last, comes first in its list. */
export const exportSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exported: date,
  profile: z.object(nullByDefault(storedProfileTexts)).nullable().default(null),
  prompts: z.array(exportedPrompt),
  collections: z.array(exportedCollection).default([]),
  saved: z.array(z.object({ prompt: z.string(), saved: date, used: date })).default([]),
  pinned: z.array(z.string()).default([]),
});

export type ExportDocument = z.infer<typeof exportSchema>;
export type ExportedPrompt = ExportDocument['prompts'][number];

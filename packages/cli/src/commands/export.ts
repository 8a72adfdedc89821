import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ExportDocument } from '../../../../lib/integrations/own-export/export-document';
import { escapeMarkdown, linkItem, withFrontMatter } from '../../../../lib/text/markdown';
import { plural } from '../../../../lib/text/plural';
import type { OwnPrompt } from '../api/checked';
import { type OwnCollection, ownCollectionOf, ownCollections, ownPromptOf, ownPrompts, type Saved, savedPrompts } from '../api/own';
import type { Command } from '../command';
import { usage } from '../failure';
import type { Session } from '../session';
import { atOnce } from '../sync/at-once';
import { fileNameOf } from '../sync/file-name';
import { promptFile } from '../sync/prompt-file';
import { print, printJson, say } from '../terminal';

const AT_ONCE = 4;

export const exportCommand: Command = {
  name: 'export',
  takes: '[DIR]',
  words: { min: 0, max: 1 },
  summary: 'Write all your prompts, what you saved, and your collections',
  help: [
    'Into DIR, which is new or empty, as Markdown: a file for each prompt in prompts, one for each collection in collections, and saved.md. With --json it writes one file to standard output instead, which the site imports:',
    '  grok-prompts export --json > mine.json',
    'It has what the API gives: neither versions, nor what you pinned, nor your profile. The export of your profile page has those too.',
  ],
  options: { json: { help: 'Write one JSON file to standard output' } },
  completes: 'folders',
  async run(input, session) {
    const [folder] = input.words;
    if (input.has('json') === (folder !== undefined)) throw usage('Name a new folder, or choose --json: grok-prompts export DIR');
    const all = await everything(session);
    if (folder === undefined) printJson(exportDocument(all));
    else await writeFolder(folder, all);
  },
};

type Everything = { prompts: OwnPrompt[]; saved: Saved[]; collections: OwnCollection[] };

async function everything(session: Session): Promise<Everything> {
  const { rows } = await ownPrompts(session, { sort: 'newest' });
  say(`Reading ${plural(rows.length, 'prompt')}.`);
  const prompts = await atOnce(AT_ONCE, rows, async ({ id }) => (await ownPromptOf(session, id)).body);
  const saved = await savedPrompts(session);
  const collections = await atOnce(AT_ONCE, await ownCollections(session), ({ id }) => ownCollectionOf(session, id));
  return { prompts, saved: saved.rows, collections };
}

/** In the form of the site's own export, which its import reads. */
export function exportDocument({ prompts, saved, collections }: Everything, now = new Date()): ExportDocument {
  return {
    format: 'grok-prompts-export',
    version: 1,
    exported: now.toISOString(),
    profile: null,
    pinned: [],
    prompts: prompts.map(({ id, title, category, tags, text, public: isPublic, createdAt, updatedAt }) => ({
      id,
      title,
      category,
      tags,
      content: text,
      public: isPublic,
      created: createdAt,
      updated: updatedAt,
      source: null,
    })),
    collections: collections.map(({ id: _, url: __, updatedAt: ___, ...collection }) => ({
      ...collection,
      prompts: collection.prompts.map(({ id }) => id),
    })),
    saved: saved.map(({ id, savedAt }) => ({ prompt: id, saved: savedAt, used: null })),
  };
}

async function writeFolder(folder: string, { prompts, saved, collections }: Everything): Promise<void> {
  // Its files could be links to somewhere else.
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw usage(`${folder} is not empty. Export into a new folder.`);
  for (const inner of ['prompts', 'collections']) await mkdir(path.join(folder, inner), { recursive: true });
  const files = new Map<string, string>();
  const add = (inner: string, title: string, id: string, text: string) => {
    const name = fileNameOf(title, id, (one) => files.has(`${inner}/${one}`));
    files.set(`${inner}/${name}`, text);
    return name;
  };
  const own = new Map(prompts.map((prompt) => [prompt.id, add('prompts', prompt.title, prompt.id, promptFile(prompt))]));
  const item = ({ id, title }: { id: string; title: string | null }, url: string | null, up: string) => {
    const file = own.get(id);
    const target = file ? `${up}prompts/${file}` : url;
    return title !== null && target
      ? linkItem(title, target)
      : `- ${title === null ? '(no longer available)' : escapeMarkdown(title)} (${id})`;
  };
  for (const { prompts: items, slug: _, updatedAt: __, ...collection } of collections) {
    const list = items.map((one) => item(one, null, '../')).join('\n');
    add('collections', collection.title, collection.id, withFrontMatter(collection, list));
  }
  files.set(
    'saved.md',
    `# Saved\n\n${saved.map(({ id, prompt }) => item({ id, title: prompt?.title ?? null }, prompt?.url ?? null, '')).join('\n')}\n`,
  );
  for (const [file, text] of files) writeFileSync(path.join(folder, file), text, { flag: 'wx' });
  for (const file of files.keys()) print(file);
}

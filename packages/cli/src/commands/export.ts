import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ExportDocument } from '../../../../lib/integrations/own-export/export-document';
import { escapeMarkdown, linkItem, withFrontMatter } from '../../../../lib/text/markdown';
import { plural } from '../../../../lib/text/plural';
import type { OwnPrompt } from '../api/checked-answers';
import {
  getOwnCollection,
  getOwnPrompt,
  listOwnCollections,
  listOwnPrompts,
  listSaved,
  type OwnCollection,
  type SavedPrompt,
} from '../api/own-data';
import type { Command } from '../command';
import { usage } from '../failure';
import { mapConcurrently } from '../map-concurrently';
import type { Session } from '../session';
import { promptFile } from '../sync/prompt-file';
import { promptFileName } from '../sync/prompt-file-name';
import { print, printJson, say } from '../terminal';

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
    const all = await readOwnData(session);
    if (folder === undefined) printJson(exportDocument(all));
    else await writeFolder(folder, all);
  },
};

type OwnData = { prompts: OwnPrompt[]; saved: SavedPrompt[]; collections: OwnCollection[] };

async function readOwnData(session: Session): Promise<OwnData> {
  const { rows } = await listOwnPrompts(session, { sort: 'newest' });
  say(`Reading ${plural(rows.length, 'prompt')}.`);
  const prompts = await mapConcurrently(rows, async ({ id }) => (await getOwnPrompt(session, id)).body);
  const { rows: saved } = await listSaved(session);
  const collections = await mapConcurrently(await listOwnCollections(session), ({ id }) => getOwnCollection(session, id));
  return { prompts, saved, collections };
}

/** The file that the export of the site has, and that Import reads. */
function exportDocument({ prompts, saved, collections }: OwnData): ExportDocument {
  return {
    format: 'grok-prompts-export',
    version: 1,
    exported: new Date().toISOString(),
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

async function writeFolder(folder: string, { prompts, saved, collections }: OwnData): Promise<void> {
  // Files that are there could be links to another place.
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw usage(`${folder} is not empty. Export into a new folder.`);
  for (const inner of ['prompts', 'collections']) await mkdir(path.join(folder, inner), { recursive: true });
  const files = new Map<string, string>();
  const add = (inner: string, title: string, id: string, text: string) => {
    const name = promptFileName(title, id, (one) => files.has(`${inner}/${one}`));
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

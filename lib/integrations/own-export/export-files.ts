import { tagsText } from '../../my-prompts/tags';
import { ownDocument } from '../../my-prompts/user-prompt-document';
import { csvLine } from '../../text/csv';
import { promptMarkdown } from '../markdown/prompt';
import { skillName } from '../skills/skill';
import type { StreamedFile } from '../zip/zip-stream';
import { EXPORT_FILE, EXPORT_FORMAT, EXPORT_VERSION, type ExportDocument, type ExportedPrompt } from './export-document';

/** All data of a user. Long parts are functions, each call of which reads the rows anew. Parts that are only written as JSON may be `unknown`. */
export type OwnData = Omit<ExportDocument, 'format' | 'version' | 'prompts'> & {
  prompts: () => AsyncIterable<ExportedPrompt[]>;
  versions: () => AsyncIterable<unknown>;
  suggestions: () => AsyncIterable<unknown>;
  answers: () => AsyncIterable<unknown>;
  blocked: unknown;
  follows: unknown;
  dailyEmail: boolean;
  reports: () => AsyncIterable<unknown>;
  decisions: () => AsyncIterable<unknown>;
  suspension: unknown;
};

export const CSV_COLUMNS = ['title', 'category', 'content', 'public', 'created', 'updated', 'tags'] as const;

export async function* exportFiles(data: OwnData): AsyncGenerator<StreamedFile> {
  yield { path: EXPORT_FILE, text: exportJson(data) };
  yield { path: 'versions.json', text: listsJson('versions', {}, { prompts: data.versions() }) };
  const suggested = { suggestions: data.suggestions(), answers: data.answers() };
  yield { path: 'suggestions.json', text: listsJson('suggestions', { blocked: data.blocked }, suggested) };
  yield { path: 'following.json', text: followingJson(data) };
  const reported = { reports: data.reports(), decisions: data.decisions() };
  yield { path: 'reports.json', text: listsJson('reports', { suspension: data.suspension }, reported) };
  yield { path: 'prompts.csv', text: promptsCsv(data) };
  for await (const prompt of each(data.prompts())) {
    const { created, updated, ...fields } = prompt;
    const document = ownDocument({ ...fields, author: null, createdAt: created ?? '', updatedAt: updated ?? '' });
    yield { path: `prompts/${skillName(document)}.md`, text: [promptMarkdown(document)] };
  }
}

async function* exportJson({ exported, profile, collections, saved, pinned, prompts }: OwnData): AsyncGenerator<string> {
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exported, profile, collections, saved, pinned };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "prompts": `;
  yield* jsonArray(each(prompts()));
  yield '\n}\n';
}

type Lists = Record<string, AsyncIterable<unknown>>;

/** The pieces of a JSON file with some fields, and with lists that are streamed. `name`: the end of its format. */
async function* listsJson(name: string, fields: Record<string, unknown>, lists: Lists): AsyncGenerator<string> {
  const head = Object.entries({ format: `grok-prompts-${name}`, version: 1, ...fields });
  yield `{${head.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(', ')}`;
  for (const [key, items] of Object.entries(lists)) {
    yield `, "${key}": `;
    yield* jsonArray(items);
  }
  yield '}\n';
}

function followingJson({ follows, dailyEmail }: OwnData): string[] {
  return [`${JSON.stringify({ format: 'grok-prompts-following', version: 1, dailyEmail, follows }, null, 1)}\n`];
}

/** The pieces of a JSON array with one item per line. */
async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
  yield '\n]';
}

async function* each<T>(pages: AsyncIterable<T[]>): AsyncGenerator<T> {
  for await (const some of pages) yield* some;
}

async function* promptsCsv({ prompts }: OwnData): AsyncGenerator<string> {
  // Spreadsheets recognize UTF-8 by a byte order mark.
  yield `\ufeff${csvLine(CSV_COLUMNS)}`;
  for await (const some of prompts()) yield some.map(promptLine).join('');
}

function promptLine({ title, category, tags, content, public: isPublic, created, updated }: ExportedPrompt): string {
  return csvLine([title, category ?? '', content, isPublic ? 'yes' : 'no', created ?? '', updated ?? '', tagsText(tags)]);
}

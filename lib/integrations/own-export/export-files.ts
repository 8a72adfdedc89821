import { ownDocument } from '../../my-prompts/public-document';
import { tagsText } from '../../my-prompts/tags';
import { csvLine } from '../../text/csv';
import { promptMarkdown } from '../markdown/prompt';
import { skillName } from '../skills/skill';
import type { StreamedFile } from '../zip/zip-stream';
import { EXPORT_FILE, EXPORT_FORMAT, EXPORT_VERSION, type ExportDocument, type ExportedPrompt } from './export-document';

/** All data of a user. Functions read the long parts in pages, each call from the beginning. Parts that are only written as JSON are `unknown`. */
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

/** The files of the zip with all data of a user. */
export async function* exportFiles(data: OwnData): AsyncGenerator<StreamedFile> {
  yield { path: EXPORT_FILE, text: exportJson(data) };
  yield { path: 'versions.json', text: versionsJson(data) };
  yield { path: 'suggestions.json', text: suggestionsJson(data) };
  yield { path: 'following.json', text: followingJson(data) };
  yield { path: 'reports.json', text: reportsJson(data) };
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

async function* versionsJson({ versions }: OwnData): AsyncGenerator<string> {
  yield '{"format": "grok-prompts-versions", "version": 1, "prompts": ';
  yield* jsonArray(versions());
  yield '}\n';
}

async function* suggestionsJson({ suggestions, answers, blocked }: OwnData): AsyncGenerator<string> {
  yield `{"format": "grok-prompts-suggestions", "version": 1, "blocked": ${JSON.stringify(blocked)}, "suggestions": `;
  yield* jsonArray(suggestions());
  yield ', "answers": ';
  yield* jsonArray(answers());
  yield '}\n';
}

function followingJson({ follows, dailyEmail }: OwnData): string[] {
  return [`${JSON.stringify({ format: 'grok-prompts-following', version: 1, dailyEmail, follows }, null, 1)}\n`];
}

async function* reportsJson({ reports, decisions, suspension }: OwnData): AsyncGenerator<string> {
  yield `{"format": "grok-prompts-reports", "version": 1, "suspension": ${JSON.stringify(suspension)}, "reports": `;
  yield* jsonArray(reports());
  yield ', "decisions": ';
  yield* jsonArray(decisions());
  yield '}\n';
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
  // Spreadsheets recognize UTF-8 by the byte order mark.
  yield `\ufeff${csvLine(CSV_COLUMNS)}`;
  for await (const some of prompts()) yield some.map(promptLine).join('');
}

function promptLine({ title, category, tags, content, public: isPublic, created, updated }: ExportedPrompt): string {
  return csvLine([title, category ?? '', content, isPublic ? 'yes' : 'no', created ?? '', updated ?? '', tagsText(tags)]);
}

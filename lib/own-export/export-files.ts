import { promptMarkdown } from '../markdown/prompt';
import type { PromptDocument } from '../prompts/prompt-document';
import { skillName } from '../skills/skill';
import { csvLine } from '../text/csv';
import { ownDocument } from '../user-prompts/public-document';
import type { StreamedFile } from '../zip/zip-stream';
import {
  EXPORT_FILE,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportDocument,
  type ExportedPrompt,
  type ExportedVersions,
} from './export-document';

/** All that is somebody's: little of it at once, its long parts in pages. */
export type OwnData = Omit<ExportDocument, 'format' | 'version' | 'prompts'> & {
  /** Each time from the beginning. */
  prompts: () => AsyncIterable<ExportedPrompt[]>;
  versions: () => AsyncIterable<ExportedVersions['prompts'][number]>;
};

export const CSV_COLUMNS = ['title', 'category', 'content', 'public', 'created', 'updated'] as const;

/** The files of the export. */
export async function* exportFiles(data: OwnData): AsyncGenerator<StreamedFile> {
  yield { path: EXPORT_FILE, text: exportJson(data) };
  yield { path: 'versions.json', text: versionsJson(data) };
  yield { path: 'prompts.csv', text: promptsCsv(data) };
  for await (const some of data.prompts()) {
    for (const prompt of some) {
      const document = exportedDocument(prompt);
      yield { path: `prompts/${skillName(document)}.md`, text: [promptMarkdown(document)] };
    }
  }
}

async function* exportJson({ prompts, versions: _, ...rest }: OwnData): AsyncGenerator<string> {
  const head = JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, ...rest }, null, 1);
  yield `${head.slice(0, -2)},\n "prompts": [`;
  let separator = '\n';
  for await (const some of prompts()) {
    for (const prompt of some) {
      yield separator + JSON.stringify(prompt);
      separator = ',\n';
    }
  }
  yield '\n ]\n}\n';
}

async function* versionsJson({ versions }: OwnData): AsyncGenerator<string> {
  yield `{"format": "grok-prompts-versions", "version": 1, "prompts": [`;
  let separator = '\n';
  for await (const prompt of versions()) {
    yield separator + JSON.stringify(prompt);
    separator = ',\n';
  }
  yield '\n]}\n';
}

async function* promptsCsv({ prompts }: OwnData): AsyncGenerator<string> {
  // Spreadsheets read UTF-8 where a file begins with this.
  yield `\ufeff${csvLine(CSV_COLUMNS)}`;
  for await (const some of prompts()) yield some.map(promptLine).join('');
}

function promptLine({ title, category, content, public: isPublic, created, updated }: ExportedPrompt): string {
  return csvLine([title, category ?? '', content, isPublic ? 'yes' : 'no', created ?? '', updated ?? '']);
}

/** An exported prompt as its Markdown file says it. */
function exportedDocument({ created, updated, ...prompt }: ExportedPrompt): PromptDocument {
  return ownDocument({ ...prompt, author: null, createdAt: created ?? '', updatedAt: updated ?? '' });
}

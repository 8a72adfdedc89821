import { espanso } from './espanso';
import type { ExportFormat } from './export-format';
import { geminiCli } from './gemini-cli';
import { goose } from './goose';
import { langfuse } from './langfuse';
import { markdown } from './markdown';
import { openWebUi } from './open-webui';
import { plainText } from './plain-text';
import { raycast } from './raycast';
import { claudeCode, skill } from './skill';
import { vscode } from './vscode';

export const EXPORT_FORMATS: readonly ExportFormat[] = [
  markdown,
  skill,
  claudeCode,
  vscode,
  raycast,
  openWebUi,
  espanso,
  goose,
  geminiCli,
  langfuse,
  plainText,
];

export type FormatName = Pick<ExportFormat, 'id' | 'name'>;
export const FORMAT_NAMES: readonly FormatName[] = EXPORT_FORMATS.map(({ id, name }) => ({ id, name }));

export function findFormat(id: string): ExportFormat | null {
  return EXPORT_FORMATS.find((format) => format.id === id) ?? null;
}

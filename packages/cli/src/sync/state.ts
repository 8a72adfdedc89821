import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, parseRecord, recordOf } from '../../../../lib/text/record';
import { isUuid } from '../../../../lib/text/uuid';
import { EXIT, Failure, usage } from '../failure';
import { replaceFile } from '../write-file';
import { normalContent, type PromptContent } from './prompt-file';

/** A prompt as it was when it was last the same on both sides. */
type Synced = { file: string; version: string; hash: string };

/** The state of a folder when it was last synced, as STATE_FILE stores it. `prompts`: by id. */
export type State = { site: string; prompts: Map<string, Synced> };

export const STATE_FILE = '.grok-prompts.json';

export function hashOf(content: PromptContent): string {
  const { title, category, tags, text } = normalContent(content);
  return createHash('sha256')
    .update(JSON.stringify([title, category, text, ...tags]))
    .digest('hex');
}

/** Reads the state of a folder; null if nothing was pulled into it. Throws a Failure for a broken state, and for the state of another site. */
export function readState(folder: string, site: string): State | null {
  const file = path.join(folder, STATE_FILE);
  const about = lstatSync(file, { throwIfNoEntry: false });
  if (!about) return null;
  if (!about.isFile()) throw new Failure(EXIT.failed, `${file} is no ordinary file.`);
  const state = parseState(readFileSync(file, 'utf8'));
  if (!state) throw new Failure(EXIT.failed, `${file} cannot be read. Move it away and pull again: files that differ are then conflicts.`);
  if (state.site !== site) throw usage(`This folder is of ${state.site}, and not of ${site}. Use another folder, or --site.`);
  return state;
}

export function parseState(text: string): State | null {
  const { site, prompts } = parseRecord(text);
  if (typeof site !== 'string' || !isRecord(prompts)) return null;
  const entries = Object.entries(prompts).flatMap(([id, synced]) => (isUuid(id) && isSynced(synced) ? [[id, synced] as const] : []));
  return { site, prompts: new Map(entries) };
}

function isSynced(value: unknown): value is Synced {
  const { file, version, hash } = recordOf(value);
  return typeof file === 'string' && typeof version === 'string' && typeof hash === 'string';
}

/** The state as JSON. Its prompts are sorted, so that version control shows what has changed. */
export function stateText({ site, prompts }: State): string {
  const sorted = [...prompts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, { file, version, hash }]) => [id, { file, version, hash }]);
  return `${JSON.stringify({ site, prompts: Object.fromEntries(sorted) }, null, 2)}\n`;
}

export function writeState(folder: string, state: State): void {
  replaceFile(path.join(folder, STATE_FILE), stateText(state));
}

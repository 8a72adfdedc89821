import path from 'node:path';
import type { Input, Option } from '../command';
import { EXIT, Failure, usage } from '../failure';
import type { Session } from '../session';
import { type Compared, type Comparison, compare, type Remote } from './compare';
import { Folder } from './folder';
import { Report } from './report';
import { readState, STATE_FILE, type State, writeState } from './state';

export const SYNC_OPTIONS: Record<string, Option> = {
  'dry-run': { help: 'Say what would be done, and do nothing' },
  json: { help: 'Write what was done as JSON' },
};

/** A folder, compared with the site. */
export type SyncedFolder = {
  session: Session;
  folder: Folder;
  state: State;
  comparison: Comparison;
  report: Report;
  dryRun: boolean;
  /** True for a conflict whose file the user named, to say that one side counts. */
  isSettled: (compared: Compared) => boolean;
  markSynced: (file: string, remote: Pick<Remote, 'id' | 'version'>, hash: string) => void;
};

/**
 * Compares a folder with the site, and calls `work`. Except in a dry run, the state is stored, also if `work` throws. `settle`: the option that names
 * files of conflicts. `make`: true if nothing may have been pulled into the folder yet; a missing one is made, except in a dry run.
 */
export async function withSyncedFolder(
  { session, input, settle, make }: { session: Session; input: Input; settle: string; make: boolean },
  work: (synced: SyncedFolder) => Promise<void>,
): Promise<void> {
  const dryRun = input.has('dry-run');
  const folder = new Folder(input.words[0] ?? '.', { make: make && !dryRun });
  const known = readState(folder.root, session.site);
  if (!known && !make)
    throw usage(`${folder.root} was never pulled into. Run grok-prompts pull first: it makes ${STATE_FILE}, by which changes are found.`);
  const state = known ?? { site: session.site, prompts: new Map() };
  const comparison = await compare(session, folder, state);
  const report = new Report({ dryRun, json: input.has('json'), folder: input.words[0] });
  const settled = settledFiles(folder, input.texts(settle), comparison);
  report.sayUnread(comparison);
  try {
    await work({
      session,
      folder,
      state,
      comparison,
      report,
      dryRun,
      isSettled: ({ here }) => here !== null && settled.has(here.path),
      markSynced: (file, { id, version }, hash) => void state.prompts.set(id, { file, version, hash }),
    });
  } finally {
    if (!dryRun) writeState(folder.root, state);
  }
  report.end();
}

function settledFiles(folder: Folder, named: string[], { prompts }: Comparison): Set<string> {
  const files = named.map((file) => {
    const inside = [path.relative(folder.root, path.resolve(file)), file].map((one) => one.split(path.sep).join('/'));
    const found = inside.find((one) => prompts.some(({ here }) => here?.path === one));
    if (found === undefined) throw new Failure(EXIT.usage, `${file} is no prompt of ${folder.root}.`);
    return found;
  });
  return new Set(files);
}

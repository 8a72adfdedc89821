import { versionTag } from '../../../../lib/integrations/api/version-tag';
import { getOwnPrompt, listOwnPrompts } from '../api/own-data';
import { notFoundAsNull } from '../find-prompt';
import { mapConcurrently } from '../map-concurrently';
import type { Session } from '../session';
import { type Change, decide } from './decide';
import type { Folder, LocalFile } from './folder';
import type { PromptContent } from './prompt-file';
import { hashOf, type State } from './state';

/** A prompt at the site. `content`: null if it has not changed since the prompt was last the same on both sides. */
export type Remote = { id: string; version: string; hash: string; content: PromptContent | null };

/** A file with a prompt. `id`: null for a new prompt. */
export type PromptFile = LocalFile & { id: string | null; content: PromptContent };

/** A prompt in the folder (`here`) and at the site (`there`). */
export type Compared = { id: string; change: Change; here: PromptFile | null; there: Remote | null };

export type Comparison = {
  prompts: Compared[];
  /** Files of new prompts. */
  created: PromptFile[];
  /** Files whose prompt cannot be read, and why not. */
  unreadable: { path: string; problem: string }[];
  otherFiles: number;
};

export async function compare(session: Session, folder: Folder, state: State): Promise<Comparison> {
  const { files, doubled, ...rest } = promptFiles(folder.files());
  const here = new Map(files.flatMap((file) => (file.id === null ? [] : [[file.id, file]])));
  const there = await readRemotes(session, state, [...here.keys()]);
  const unreadable = new Set(rest.unreadable.map(({ path }) => path));
  const ids = new Set([...here.keys(), ...there.keys(), ...state.prompts.keys()]);
  const prompts = [...ids].flatMap((id): Compared[] => {
    const known = state.prompts.get(id);
    const file = here.get(id) ?? null;
    // A file that cannot be read was not deleted.
    if (!file && (doubled.has(id) || (known && unreadable.has(known.file)))) return [];
    const remote = there.get(id) ?? null;
    const sides = { base: known?.hash ?? null, here: file && hashOf(file.content), there: remote?.hash ?? null };
    return [{ id, change: decide(sides), here: file, there: remote }];
  });
  const byFile = prompts.sort((a, b) => ((a.here?.path ?? a.id) < (b.here?.path ?? b.id) ? -1 : 1));
  return { ...rest, prompts: byFile, created: files.filter(({ id }) => id === null) };
}

/** The files with prompts, without those that share an id. */
function promptFiles(all: LocalFile[]): { files: PromptFile[]; doubled: Set<string> } & Pick<Comparison, 'unreadable' | 'otherFiles'> {
  const read = all.flatMap((file) => (file.read.kind === 'prompt' ? { ...file, id: file.read.id, content: file.read.content } : []));
  const ids = read.flatMap(({ id }) => id ?? []);
  const doubled = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const [copies, files] = [read.filter(({ id }) => id && doubled.has(id)), read.filter(({ id }) => !id || !doubled.has(id))];
  const unreadable = [
    ...all.flatMap(({ path, read: found }) => (found.kind === 'unreadable' ? { path, problem: found.problem } : [])),
    ...copies.map(({ path }) => ({ path, problem: 'another file has the same id: take that line out of the copy' })),
  ];
  return { files, doubled, unreadable, otherFiles: all.filter((file) => file.read.kind === 'other').length };
}

async function readRemotes(session: Session, state: State, named: string[]): Promise<Map<string, Remote>> {
  const { rows } = await listOwnPrompts(session, { sort: 'newest' });
  const versions = new Map(rows.map(({ id, updatedAt }) => [id, versionTag(updatedAt)]));
  // A row can move to another page while the list is read. Prompts that the list lacks are read one by one.
  const ids = new Set([...versions.keys(), ...state.prompts.keys(), ...named]);
  const found = await mapConcurrently([...ids], async (id): Promise<Remote | null> => {
    const known = state.prompts.get(id);
    if (known && versions.get(id) === known.version) return { id, version: known.version, hash: known.hash, content: null };
    return readRemote(session, id);
  });
  return new Map(found.flatMap((remote) => (remote ? [[remote.id, remote]] : [])));
}

/** An own prompt as the site has it now; null if the account has none with this id. */
export async function readRemote(session: Session, id: string): Promise<Remote | null> {
  const answer = await getOwnPrompt(session, id).catch(notFoundAsNull);
  if (!answer) return null;
  const { title, category, tags, text } = answer.body;
  const content = { title, category, tags, text };
  return { id, version: answer.version, hash: hashOf(content), content };
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import { checkedPrompt, type OwnPrompt } from '../api/checked-answers';
import type { Command } from '../command';
import { answerOrFailure, EXIT, Failure, usage } from '../failure';
import type { Session } from '../session';
import { type Compared, type PromptFile, readRemote } from '../sync/compare';
import { isFile, pushFiles, readOnSite } from '../sync/foreign-files';
import { changedFile, fileWithId, isOfAnotherTool, normalContent, type PromptContent, UNCHANGEABLE } from '../sync/prompt-file';
import { conflictReason, sayCount, sayFiles } from '../sync/report';
import { hashOf } from '../sync/state';
import { SYNC_OPTIONS, type SyncedFolder, withSyncedFolder } from '../sync/synced-folder';

export const push: Command = {
  name: 'push',
  takes: '[DIR | FILE...]',
  words: { min: 0, max: 1000 },
  summary: 'Send the prompts of a folder, or files of other tools, to your account',
  help: [
    'It wants a folder that was pulled into, and a token that may change. Every Markdown file with a title in its front matter is a prompt; one without an id is created, private, and gets its id.',
    'What was changed here and not there is sent. What was changed on both sides stays on both, and is a conflict: it is said, and the command ends with 4. What a prompt said before stays among its versions.',
    'Files that are named are read as the page Import of the site reads them: JSON, CSV, YAML, TOML, Markdown and text of other tools. Their prompts are created, private, unless they are there already; what was changed or left out is said. The files stay as they are. In a minute 120 files of up to 50 KB can be sent, and in ten minutes 30 larger ones: it waits where the site says so.',
    'A file that is deleted here is not deleted there, except with --delete; it can then be restored in your dashboard for 30 days.',
  ],
  options: {
    mine: { value: 'FILE', multiple: true, help: 'Of this file, which is a conflict, send what is here' },
    sure: { help: 'Send what looks private (a key, an address, a number) to prompts that are public, too' },
    delete: { help: 'Delete prompts there whose files were deleted here' },
    ...SYNC_OPTIONS,
  },
  completes: 'folders',
  async run(input, session) {
    if (input.words.some(isFile)) return pushFiles(input, session);
    if (input.words.length > 1) throw usage('push takes one folder, or files.');
    await withSyncedFolder({ session, input, settle: 'mine', make: false }, async (synced) => {
      const { comparison, isSettled, report, state } = synced;
      for (const compared of comparison.prompts) {
        const { change, here, there, id } = compared;
        if (change === 'same') {
          if (here && there) synced.markSynced(here.path, there, there.hash);
          else state.prompts.delete(id);
        } else if (change === 'changed-here' || (change === 'conflict' && there && isSettled(compared)))
          await update(compared, synced, input.has('sure'));
        else if (change === 'deleted-here' && input.has('delete')) await remove(compared, synced);
        else if (change === 'conflict' && (here || input.has('delete'))) report.conflict(here?.path ?? id, id, conflictReason(compared));
      }
      const taken = new Set(comparison.prompts.flatMap(({ here, id }) => (here ? [id] : [])));
      for (const file of comparison.created) await create(file, synced, taken);
      sayRest(comparison.prompts, input.has('delete'));
    });
  },
};

function sayRest(prompts: readonly Compared[], deletes: boolean): void {
  const of = (...changes: Compared['change'][]) => prompts.filter(({ change }) => changes.includes(change));
  const changedThere = [...of('changed-there', 'new-there'), ...(deletes ? [] : of('conflict').filter(({ here }) => !here))];
  sayCount(changedThere, 'prompt', 'changed or new there: grok-prompts pull brings them.');
  if (!deletes)
    sayCount(of('deleted-here'), 'prompt', 'without a file here: push --delete deletes them there, pull brings the files back.');
  sayFiles(of('deleted-there'), 'prompt', 'deleted there, with a file here');
  sayFiles(of('unknown'), 'file', 'with an id that is none of a prompt of yours', ' Take the id line out to create them.');
}

async function update({ id, here, there }: Compared, { session, folder, report, dryRun, markSynced }: SyncedFolder, confirmed: boolean) {
  if (!here || !there) return;
  if (dryRun) return report.done('updated', here.path, id);
  const body = { ...bodyOf(here.content), ...(confirmed && { sure: true }) };
  const options = { method: 'PATCH', headers: { 'If-Match': there.version }, body };
  const answer = await answerOrFailure(session.own<OwnPrompt>(`/prompts/${encodeURIComponent(id)}`, options));
  if (answer instanceof Failure) {
    if (answer.exitCode === EXIT.usage) report.failed(here.path, id, answer.message);
    else report.conflict(here.path, id, 'it was changed or deleted there just now. Pull first');
    return;
  }
  const { content, text } = asSpelledThere(here, here.content, checkedPrompt(answer.body, id));
  markSynced(here.path, { id, version: answer.version }, hashOf(content));
  if (text !== null) folder.change(here, text);
  report.done('updated', here.path, id);
}

/** Creates the prompt of a file at the site. `taken`: ids of the prompts of other files in the folder. */
async function create(file: PromptFile, { session, folder, report, dryRun, markSynced }: SyncedFolder, taken: ReadonlySet<string>) {
  const read = isOfAnotherTool(file.content.text)
    ? await answerOrFailure(readOnSite(session, path.join(folder.root, file.path), file.source))
    : null;
  if (read instanceof Failure) return report.failed(file.path, null, read.message);
  const [prompt] = read?.prompts ?? [];
  if (prompt) report.notes(file.path, prompt.notes);
  if (dryRun) return report.done('created', file.path, null);
  const sent = prompt ? normalContent(prompt) : file.content;
  if (fileWithId(file.source, ANY_ID, sent) === file.source) return report.failed(file.path, null, UNCHANGEABLE);
  const answer = await sendNewPrompt({ ...file, content: sent }, session, taken);
  if (answer instanceof Failure) return report.failed(file.path, null, answer.message);
  const made = checkedPrompt(answer.body);
  const { id } = made;
  const { content, text } = asSpelledThere(file, sent, made);
  folder.change(file, text ?? fileWithId(file.source, id, sent));
  // A prompt that an earlier request created may have been edited there since. Without a version it is read again by the next comparison.
  const isSame = hashOf(made) === hashOf(content);
  markSynced(file.path, { id, version: isSame ? answer.version : '' }, hashOf(content));
  report.done('created', file.path, id);
}

/** An id to find out whether a file can have one, before its prompt is created. */
const ANY_ID = '00000000-0000-4000-8000-000000000000';

const MAX_ATTEMPTS = 20;

/**
 * Sends the prompt of a file with a key, so that sending it again after a lost answer creates no second prompt. If the prompt of a key was deleted, or is
 * the prompt of another file by now, the next key is tried.
 */
async function sendNewPrompt({ path, content }: PromptFile, session: Session, taken: ReadonlySet<string>) {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const key = createHash('sha256')
      .update(JSON.stringify([path, content, attempt]))
      .digest('hex');
    const options = { method: 'POST', headers: { 'Idempotency-Key': key }, body: bodyOf(content) };
    const answer = await answerOrFailure(session.own<OwnPrompt>('/prompts', options));
    const isUsed = answer instanceof Failure ? answer.exitCode === EXIT.notFound : taken.has(answer.body?.id);
    if (!isUsed) return answer;
  }
  return usage(`It was created ${MAX_ATTEMPTS} times before. Rename the file, or change its text.`);
}

/** The content of a file, with its category in the spelling of the site. `text`: the changed text of the file; null if it does not change. */
function asSpelledThere({ source }: PromptFile, sent: PromptContent, { id, category }: OwnPrompt) {
  const isOtherCase = category !== sent.category && category?.toLowerCase() === sent.category?.toLowerCase();
  const content = { ...sent, category };
  const text = isOtherCase ? changedFile(source, id, content) : null;
  return text === null ? { content: sent, text } : { content, text };
}

async function remove({ id }: Compared, { session, state, report, dryRun }: SyncedFolder): Promise<void> {
  const known = state.prompts.get(id);
  if (!known) return;
  if (dryRun) return report.done('deleted', known.file, id);
  // A deletion names no version, so the prompt is read just before.
  const now = await readRemote(session, id);
  if (now && now.hash !== known.hash) return report.conflict(known.file, id, 'it was changed there just now');
  if (now) await session.own(`/prompts/${encodeURIComponent(id)}`, { method: 'DELETE' });
  state.prompts.delete(id);
  report.done('deleted', known.file, id);
}

const bodyOf = ({ title, category, tags, text }: PromptContent) => ({ title, category, tags, text });

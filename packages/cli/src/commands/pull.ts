import type { Command } from '../command';
import { type Compared, readRemote } from '../sync/compare';
import { changedFile, type PromptContent, promptFile, UNCHANGEABLE } from '../sync/prompt-file';
import { conflictReason, sayCount, sayFiles } from '../sync/report';
import { hashOf } from '../sync/state';
import { SYNC_OPTIONS, type SyncedFolder, withSyncedFolder } from '../sync/synced-folder';

export const pull: Command = {
  name: 'pull',
  takes: '[DIR]',
  words: { min: 0, max: 1 },
  summary: 'Bring your prompts into a folder as Markdown',
  help: [
    'A file for each prompt: its id, title and category between lines of ---, then its text. The id tells prompts apart: files may be renamed and put into folders. Without DIR it works in this folder.',
    'What was changed there and not here is written. What was changed here stays. What was changed on both sides stays too, and is a conflict: it is said, and the command ends with 4. No file is deleted.',
    '.grok-prompts.json in the folder remembers how each prompt was when it was last the same on both sides. It holds no secret.',
  ],
  options: {
    theirs: { value: 'FILE', multiple: true, help: 'In this file, which is a conflict, take what is there' },
    ...SYNC_OPTIONS,
  },
  completes: 'folders',
  async run(input, session) {
    await withSyncedFolder({ session, input, settle: 'theirs', make: true }, pullInto);
  },
};

async function pullInto(synced: SyncedFolder): Promise<void> {
  const { comparison, report, isSettled, state } = synced;
  for (const compared of comparison.prompts) {
    const { change, here, there, id } = compared;
    if (change === 'same') {
      if (here && there) synced.markSynced(here.path, there, there.hash);
      else state.prompts.delete(id);
    } else if (there && (isWrittenByPull(compared) || isSettled(compared))) await write(compared, synced);
    else if (change === 'conflict') report.conflict(here?.path ?? id, id, conflictReason(compared));
  }
  const of = (change: Compared['change']) => comparison.prompts.filter((one) => one.change === change);
  sayCount([...of('changed-here'), ...comparison.created], 'file', 'changed or new here: grok-prompts push sends them.');
  sayFiles(of('deleted-there'), 'prompt', 'deleted there, with a file here');
  sayFiles(of('unknown'), 'file', 'with an id that is none of a prompt of yours');
}

/** True for a change at the site that pull writes, because nothing in the folder is lost. A file that was deleted here is written again. */
const isWrittenByPull = ({ change, here }: Compared) => change === 'new-there' || change === 'changed-there' || here === null;

async function write({ id, here, there }: Compared, { session, folder, state, report, dryRun, markSynced }: SyncedFolder): Promise<void> {
  if (dryRun) return report.done('written', here?.path ?? there?.content?.title ?? state.prompts.get(id)?.file ?? id, id);
  const remote = there?.content ? there : await readRemote(session, id);
  if (!remote?.content) return;
  const content: PromptContent = remote.content;
  const changed = here && changedFile(here.source, id, content);
  if (here && changed === null) return report.failed(here.path, id, UNCHANGEABLE);
  if (here && changed) folder.change(here, changed);
  const file = here ? here.path : folder.create(content.title, id, promptFile({ id, ...content }));
  markSynced(file, remote, hashOf(content));
  report.done('written', file, id);
}

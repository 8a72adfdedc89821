import type { Messages } from '@/components/forms/refusal-message';
import { IMPORT } from '@/lib/account-limits';
import type { ImportProblem } from '@/lib/import/import';
import { QUOTAS } from '@/lib/limits';

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Why nothing of what was brought was read. */
const PROBLEMS: Record<ImportProblem | 'too-many-attempts', string> = {
  'nothing-sent': 'Choose files, or paste a text.',
  'too-large': `This is more than can be read at once: ${megabytes(IMPORT.upload)} as it is sent, ${megabytes(IMPORT.unpacked)} unpacked. Bring a part of it.`,
  'too-many-files': `These are more than ${IMPORT.files.toLocaleString('en')} files. Bring a part of them.`,
  'too-many-prompts': `These are more than ${IMPORT.prompts.toLocaleString('en')} prompts. Bring a part of them.`,
  'too-much-text': `These texts are too long together. Up to ${megabytes(IMPORT.textBytes)} can be imported at once: bring a part of them.`,
  'broken-upload': 'This did not arrive whole. Send it again.',
  'not-a-zip': 'This zip cannot be opened: it is damaged, or made in a way that is not read here. Pack it anew, or bring the folder.',
  'packed-too-tightly': 'This zip would unpack to far more than it is. It was not opened.',
  'unsafe-path': 'A file in it has a path that leads out of its folder. Nothing was opened.',
  encrypted: 'This zip has a password. Bring one without.',
  'too-heavy': 'Reading this takes more time or memory than one import may have. Bring a part of it.',
  busy: 'Several imports are waiting to be read, and yours was not. Try again in a minute.',
  'newer-format': 'This export is of a newer version than this site reads.',
  'too-many-attempts': 'Too many imports and downloads. Try again in a few minutes.',
};

/** The message for a problem that an address names. */
export function importProblem(problem: string): string {
  return Object.hasOwn(PROBLEMS, problem)
    ? PROBLEMS[problem as keyof typeof PROBLEMS]
    : 'This could not be read just now. Try again in a minute.';
}

const LEAVE =
  'Nothing was imported. Skip some, or delete others forever in another tab (those under Deleted count, too), then send this again.';

export const IMPORT_MESSAGES: Messages = {
  failed: 'Failed to import. Nothing was changed',
  'changed-elsewhere':
    'This import is no longer here: it was taken already, an hour has passed, or one of your prompts changed. Bring the file again.',
  'prompts-quota': `With these you would have more than ${QUOTAS.prompts.toLocaleString('en')} prompts. ${LEAVE}`,
  'text-quota': `With these you would have more than ${megabytes(QUOTAS.textBytes)} of text. ${LEAVE}`,
  'collections-quota': `With these you would have more than ${QUOTAS.collections} collections. Nothing was imported.`,
  'collection-prompts-quota': `A collection would have more than ${QUOTAS.collectionPrompts} prompts. Nothing was imported.`,
  'saved-prompts-quota': `With these you would have saved more than ${QUOTAS.savedPrompts.toLocaleString('en')} prompts. Nothing was imported.`,
};

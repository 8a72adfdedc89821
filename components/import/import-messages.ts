import type { Messages } from '@/components/forms/refusal-message';
import { IMPORT } from '@/lib/account-limits';
import type { ImportProblem } from '@/lib/import/import';
import { QUOTAS } from '@/lib/limits';

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

const PROBLEM_MESSAGES: Record<ImportProblem | 'too-many-attempts', string> = {
  'nothing-sent': 'Choose files, or paste a text.',
  'too-large': `This is too large. The limit is ${megabytes(IMPORT.upload)} as sent and ${megabytes(IMPORT.unpacked)} unpacked. Import it in parts.`,
  'too-many-files': `These are more than ${IMPORT.files.toLocaleString('en')} files. Import them in parts.`,
  'too-many-prompts': `These are more than ${IMPORT.prompts.toLocaleString('en')} prompts. Import them in parts.`,
  'too-much-text': `Together these texts are too long. Up to ${megabytes(IMPORT.textBytes)} can be imported at once. Import them in parts.`,
  'broken-upload': 'Part of this did not arrive. Send it again.',
  'not-a-zip':
    'This zip cannot be opened. It is damaged, or of a kind that is not supported. Create it again, or choose the folder instead.',
  'packed-too-tightly': 'This zip would unpack to something far larger than itself, so it was not opened.',
  'unsafe-path': 'A file in this zip has a path that leads out of its folder, so nothing was opened.',
  encrypted: 'This zip has a password. Choose one without a password.',
  'too-heavy': 'Reading this takes more time or memory than one import may use. Import it in parts.',
  busy: 'Several other imports are waiting to be read, so yours was not read. Try again in a minute.',
  'newer-format': 'This export was made by a newer version, which this site cannot read.',
  'too-many-attempts': 'Too many imports and downloads. Try again in a few minutes.',
};

export function importProblemMessage(problem: string): string {
  return Object.hasOwn(PROBLEM_MESSAGES, problem)
    ? PROBLEM_MESSAGES[problem as keyof typeof PROBLEM_MESSAGES]
    : 'This could not be read just now. Try again in a minute.';
}

const HOW_TO_MAKE_ROOM =
  'Nothing was imported. Skip some, or delete others forever in another tab (those under Deleted count too), then send this again.';

export const IMPORT_MESSAGES: Messages = {
  failed: 'Failed to import. Nothing was changed',
  'changed-elsewhere':
    'This import is no longer here. It was already imported, an hour has passed, or one of your prompts has changed. Send the file again.',
  'prompts-quota': `With these you would have more than ${QUOTAS.prompts.toLocaleString('en')} prompts. ${HOW_TO_MAKE_ROOM}`,
  'text-quota': `With these you would have more than ${megabytes(QUOTAS.textBytes)} of text. ${HOW_TO_MAKE_ROOM}`,
  'collections-quota': `With these you would have more than ${QUOTAS.collections} collections. Nothing was imported.`,
  'collection-prompts-quota': `A collection would have more than ${QUOTAS.collectionPrompts} prompts. Nothing was imported.`,
  'saved-prompts-quota': `With these you would have saved more than ${QUOTAS.savedPrompts.toLocaleString('en')} prompts. Nothing was imported.`,
};

'use server';

import { redirect } from 'next/navigation';
import type { Account } from '../account/account';
import { accountPaths } from '../account-paths';
import { tooManyAttempts, userFormAction } from '../forms/form-action';
import { type ActionResult, invalidField, looksPrivate, refused } from '../forms/form-state';
import { paths } from '../paths';
import { refreshPage } from '../server/cache/refresh-page';
import { countAttempt } from '../server/rate-limit/rate-limit';
import { carriedChoices, changedChoices, resolveChoices } from './choices';
import type { ReadAs } from './import';
import { changedFormats, confirmSchema, previewQuery, tableFormSchema } from './import-form';
import { forAllPrompts, importPrompts, privateTextIn } from './import-prompts';
import { findImport, packedFiles } from './queries';
import { readInWorker } from './read-in-worker';
import { saveChoices, storeImport } from './store-import';
import type { StoredImport } from './stored-import';

const UNREAD = 'This could not be read again just now. Try again in a minute';

/**
 * Stores the choices of the preview. Then redirects to another page of the preview, or reads files again in other formats and redirects to a new
 * preview, or imports the chosen prompts, all or none, and redirects to My Prompts, which offers to undo it.
 */
export const confirmImport = userFormAction(
  { schema: confirmSchema, rate: 'write', failure: 'Prompts could not be imported' },
  async (sent, user): Promise<ActionResult<'choice' | 'format' | 'category' | 'collection'>> => {
    const { import: id, category, collection } = sent;
    const before = await findImport(id);
    if (!before) return refused('changed-elsewhere');
    const changed = changedChoices(before.rows, before.duplicates, { ...sent, each: sent.choice });
    await saveChoices(id, changed);
    refreshPage();
    const formats = changedFormats(before.about.files, sent);
    if (formats.size === 0 && sent.page !== null) redirect(`${accountPaths.importPreview(id, previewQuery(sent))}#prompts`);
    const now = changed.choices.size + changed.asIs.size > 0 ? await findImport(id) : before;
    if (!now) return refused('changed-elsewhere');
    if (formats.size > 0) {
      const newId = await readAgain(now, formats, user);
      if (typeof newId !== 'string') return newId ?? invalidField('format', UNREAD);
      redirect(accountPaths.importPreview(newId, previewQuery({ category, collection })));
    }
    const resolved = resolveChoices(now.rows, now.duplicates);
    if ('problem' in resolved) return invalidField('choice', resolved.problem);
    const forAll = forAllPrompts(category, collection);
    const privateTexts = sent.sure ? [] : await privateTextIn(user, now, resolved, forAll);
    if (privateTexts.length > 0) return looksPrivate(privateTexts);
    const imported = await importPrompts(user, now, resolved, forAll);
    if (!imported) return refused('changed-elsewhere');
    if (!imported.change_id) redirect(paths.myPrompts);
    const undo = accountPaths.withUndo(paths.myPrompts, imported.change_id, 'import');
    const skipped = resolved.skipped.length;
    redirect(`${undo}&prompts=${imported.prompts}${skipped > 0 ? `&skipped=${skipped}` : ''}`);
  },
);

/** Reads a table again by the columns that the user chose, and redirects to the new preview. */
export const nameColumns = userFormAction(
  { schema: tableFormSchema, rate: 'write', failure: 'The columns of a table could not be read' },
  async ({ import: id, title, content, category, tags }, user): Promise<ActionResult<'content'>> => {
    const found = await findImport(id);
    const table = found?.about.table;
    if (!table) return refused('changed-elsewhere');
    if (content === null || content >= table.header.length) return invalidField('content', 'Choose the column of the prompts');
    const format = found.about.files[0]?.readAs?.format ?? null;
    const newId = await readAgain(found, new Map([[0, { format, columns: { title, content, category, tags } }]]), user);
    if (typeof newId !== 'string') return newId ?? invalidField('content', UNREAD);
    redirect(accountPaths.importPreview(newId));
  },
);

/**
 * Reads the files of an import again, those in `changed` by other formats or columns. Returns the id of the new import, a refusal, or null if it
 * fails.
 */
async function readAgain(
  { id, about, rows }: StoredImport,
  changed: ReadonlyMap<number, ReadAs>,
  user: Account,
): Promise<string | ActionResult<never> | null> {
  const wait = await countAttempt('transfer', user.id);
  if (wait > 0) return tooManyAttempts(wait);
  const packed = await packedFiles(id);
  if (packed.length === 0) return refused('changed-elsewhere');
  const chosenBefore = about.files.flatMap(({ readAs }, place): [number, ReadAs][] => (readAs ? [[place, readAs]] : []));
  const read = await readInWorker({ packed, readAs: new Map([...chosenBefore, ...changed]) });
  if (typeof read === 'string') return null;
  const files = read.files.map((file, place) => ({
    ...file,
    formats: [...new Set([...(about.files[place]?.formats ?? []), ...file.formats])],
  }));
  const newId = await storeImport(user, { ...read, files });
  await saveChoices(newId, carriedChoices(rows, read.rows, changed));
  return newId;
}

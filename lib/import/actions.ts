'use server';

import { redirect } from 'next/navigation';
import { IMPORT } from '../account-limits';
import { accountPaths } from '../account-paths';
import { userFormAction } from '../forms/form-action';
import { type ActionResult, invalidField, refused } from '../forms/form-state';
import { libraryName, promptsChanged } from '../my-prompts/change-prompts';
import { paths } from '../paths';
import { dataOf, waitLonger } from '../supabase/connection';
import { sessionClient } from '../supabase/server';
import { chosen } from './choices';
import { columnsSchema, takeSchema } from './import-form';
import { findImport, importedCells } from './queries';
import { readInWorker } from './read-in-worker';
import { storeImport } from './store';

/** Takes an import, all of what was chosen or nothing, and leads to the list, which offers to undo it. */
export const confirmImport = userFormAction(
  { schema: takeSchema, rate: 'write', failure: 'Prompts could not be imported' },
  async ({ import: id, all, doubles, choice, category }, user): Promise<ActionResult<'choice' | 'category'>> => {
    const found = await findImport(id);
    if (!found) return refused('changed-elsewhere');
    const arguments_ = chosen(found.rows, found.duplicates, { each: choice, doubles, all });
    if ('problem' in arguments_) return invalidField('choice', arguments_.problem);
    const client = await sessionClient();
    waitLonger(IMPORT.databaseTimeout);
    const taken = dataOf(
      await client
        .rpc('import_prompts', { import: id, ...arguments_, ...(category && { category_of_all: libraryName(category) }) })
        .maybeSingle(),
    );
    if (!taken) return refused('changed-elsewhere');
    const isPublic = new Set(found.duplicates.filter((duplicate) => duplicate.isPublic).map(({ promptId }) => promptId));
    const publicIds = taken.replaced_ids.filter((replaced) => isPublic.has(replaced));
    promptsChanged(user, publicIds);
    for (const collection of taken.collection_ids) promptsChanged(user, [], collection);
    redirect(taken.change_id ? `${paths.withUndo(paths.myPrompts, taken.change_id, 'import')}&prompts=${taken.prompts}` : paths.myPrompts);
  },
);

/** Reads a table anew, by the columns that somebody says, and leads to what is in it then. */
export const nameColumns = userFormAction(
  { schema: columnsSchema, rate: 'write', failure: 'The columns of a table could not be read' },
  async ({ import: id, title, content, category }, user): Promise<ActionResult<'content'>> => {
    const found = await findImport(id);
    const table = found?.about.table;
    if (!table) return refused('changed-elsewhere');
    if (content === null || content >= table.header.length) return invalidField('content', 'Choose the column of the prompts');
    const rows = await importedCells(id);
    const named = { ...table, columns: { title, content, category } };
    const read = await readInWorker({ rows, table: named, formats: found.about.formats });
    if (typeof read === 'string') return invalidField('content', 'This table could not be read just now. Try again in a minute');
    redirect(accountPaths.importPreview(await storeImport(user, read)));
  },
);

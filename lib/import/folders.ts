import type { Note } from './import';
import { titleOfPath } from './titles';

const foldersOf = (path: string) => path.split('/').slice(0, -1);

/** The folder that contains all of some files, with a slash at its end; empty if there is none. */
export function commonFolder(paths: readonly string[]): string {
  let common = foldersOf(paths[0] ?? '');
  for (const path of paths) {
    const folders = foldersOf(path);
    const end = common.findIndex((folder, index) => folder !== folders[index]);
    if (end >= 0) common = common.slice(0, end);
  }
  return common.map((folder) => `${folder}/`).join('');
}

/** The path of a folder in a zip that is not the only upload, as `uploadedFiles` writes it: `prompts.zip: work`. */
const IN_A_ZIP = /^(.+?\.(?:zip|skill)): (.+)$/i;

/** A note on the folder of a file, which is not kept; none if it is the folder `common` of all files, or called like the title. */
export function folderNotes(path: string, common: string, title: string): Note[] {
  const folder = foldersOf(path.slice(common.length)).join('/');
  const last = foldersOf(path).at(-1) ?? '';
  const isTitle = titleOfPath(last).toLowerCase() === titleOfPath(title).toLowerCase();
  if (folder === '' || isTitle) return [];
  const [, zip, inner] = IN_A_ZIP.exec(folder) ?? [];
  return [{ kind: 'left-out', text: zip ? `Left out: its folder ${inner} in ${zip}` : `Left out: its folder ${folder}` }];
}

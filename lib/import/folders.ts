import type { Note } from './import';
import { titleOfPath } from './titles';

const foldersOf = (path: string) => path.split('/').slice(0, -1);

/** The folder that all of some files are in, such as the one that was chosen, with its last slash; empty where there is none. */
export function commonFolder(paths: readonly string[]): string {
  let common = foldersOf(paths[0] ?? '');
  for (const path of paths) {
    const folders = foldersOf(path);
    const end = common.findIndex((folder, index) => folder !== folders[index]);
    if (end >= 0) common = common.slice(0, end);
  }
  return common.map((folder) => `${folder}/`).join('');
}

/** A folder in one of several zips, as `uploadedFiles` names it. */
const IN_A_ZIP = /^(.+?\.(?:zip|skill)): (.+)$/i;

/** Note on a folder that is not kept, unless it is the title. */
export function folderNotes(path: string, within: string, title: string): Note[] {
  const folder = foldersOf(path.slice(within.length)).join('/');
  const last = foldersOf(path).at(-1) ?? '';
  const isTitle = titleOfPath(last).toLowerCase() === titleOfPath(title).toLowerCase();
  if (folder === '' || isTitle) return [];
  const [, zip, inner] = IN_A_ZIP.exec(folder) ?? [];
  return [{ kind: 'left-out', text: zip ? `Left out: its folder ${inner} in ${zip}` : `Left out: its folder ${folder}` }];
}

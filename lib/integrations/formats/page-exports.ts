import { filePaths } from '../../file-paths';
import { MAX_RAYCAST_URL } from '../../limits';
import type { PromptDocument } from '../../prompts/prompt-document';
import { JSON_TYPE, type PageFile } from '../../server/http/static-read';
import { attachment } from '../../text/file-name';
import { skillName } from '../skills/skill';
import { skillZip } from '../skills/skill-file';
import { zipTexts } from '../zip/zip-texts';
import { exportFile, notesOn } from './export-format';
import { EXPORT_FORMATS, findFormat } from './export-formats';
import { cutNote } from './notes';
import { raycast, raycastLink } from './raycast';

/** The prompts of a page. `name`: the name of their file, without an extension. `all`: false if some were left out, because all would be too long. */
export type PagePrompts = { name: string; prompts: readonly PromptDocument[]; all: boolean };

/** A format in the menu of a page. `href`: the address of the file. `opens`: a link that opens the tool with the prompts; null without one. */
export type OfferedFormat = { id: string; name: string; href: string; opens: string | null; notes: string[] };

const LIST = 'formats.json';

/** True for the id of a format and for the name of the list of formats. */
export const isExport = (file: string) => file === LIST || findFormat(file) !== null;

export function offeredFormats(page: string, { prompts, all }: Omit<PagePrompts, 'name'>): OfferedFormat[] {
  const cut = all ? [] : [cutNote(prompts.length)];
  return EXPORT_FORMATS.map((format) => ({
    id: format.id,
    name: format.name,
    href: filePaths.exported(page, format.id),
    opens: format === raycast ? shortEnough(raycastLink(prompts)) : null,
    notes: [...cut, ...notesOn(format, prompts)],
  }));
}

const shortEnough = (url: string) => (url.length <= MAX_RAYCAST_URL ? url : null);

export function pageExport(file: string, page: string, found: PagePrompts | null): PageFile | null {
  if (!found || found.prompts.length === 0) return null;
  if (file === LIST) return { body: JSON.stringify(offeredFormats(page, found)), contentType: JSON_TYPE, headers: {} };
  const format = findFormat(file);
  if (!format) return null;
  const { name, prompts } = found;
  if (format.id === 'skill') return zip(name, 'skills.zip', skillZip(prompts, 'portable'));
  if (format.id === 'claude-code') return zip(name, 'claude.skills.zip', skillZip(prompts, 'claude-code'));
  if (!format.several && prompts.length > 1) {
    const files = prompts.map((prompt) => exportFile(format, skillName(prompt), [prompt]));
    return zip(name, `${format.id}.zip`, zipTexts(files.map(({ fileName, text }) => [fileName, text])));
  }
  const { mimeType, text } = exportFile(format, name, prompts);
  return { body: text, contentType: mimeType, headers: attachment(name, format.extension) };
}

function zip(name: string, extension: string, body: Uint8Array<ArrayBuffer>): PageFile {
  return { body, contentType: 'application/zip', headers: attachment(name, extension) };
}

import { strToU8, zipSync } from 'fflate';

/** The date of all entries of zips. It is in local time, like dates in zips, so that the bytes are equal in every time zone. */
export const ENTRY_DATE = new Date(1980, 0, 1);

export function zipTexts(files: readonly (readonly [path: string, text: string])[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])), { mtime: ENTRY_DATE });
}

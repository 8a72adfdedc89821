import { strToU8, zipSync } from 'fflate';

/** The date of all entries of zips. It is in local time, as zips have dates, so that the bytes are equal in every time zone. */
export const NO_TIME = new Date(1980, 0, 1);

/** A zip of texts by path. The same texts give the same bytes. */
export function zipTexts(files: readonly (readonly [path: string, text: string])[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])), { mtime: NO_TIME });
}

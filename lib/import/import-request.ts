import 'server-only';
import { IMPORT } from '../account-limits';
import type { Upload } from './brought-files';
import type { ImportProblem } from './import';

/** What stands around the files in a form. */
const AROUND = 1_000_000;

/** The files of a form, and a text that was pasted, as they were sent; nothing of them is read. */
export async function uploadsOf(request: Request): Promise<Upload[] | Extract<ImportProblem, 'too-large' | 'broken-upload'>> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length >= 0)) return 'broken-upload';
  if (length > IMPORT.upload + AROUND) return 'too-large';
  try {
    const form = await request.formData();
    const uploads: Upload[] = [];
    for (const file of form.getAll('file')) {
      // A field in which nothing was chosen is an empty file without a name.
      if (typeof file !== 'string' && file.name) uploads.push({ path: file.name, bytes: Buffer.from(await file.arrayBuffer()) });
    }
    const text = form.get('text');
    if (typeof text === 'string' && text.trim()) uploads.push({ path: PASTED, bytes: Buffer.from(text) });
    return uploads;
  } catch {
    return 'broken-upload';
  }
}

/** What the page calls a text that was pasted. */
const PASTED = 'Pasted text';

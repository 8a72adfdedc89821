import type { Upload } from './uploaded-files';

/** The files of a form, and a text that was pasted, as they were sent; nothing of them is read. */
export async function uploadsOf(body: ArrayBuffer, type: string): Promise<Upload[] | 'broken-upload'> {
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
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

/** Path of a pasted text. */
const PASTED = 'Pasted text';

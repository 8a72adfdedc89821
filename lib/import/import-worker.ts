/** The worker thread in which files are read (`read-in-worker.ts`), so that a file that takes too long does not stop the site. */
import { parentPort, workerData } from 'node:worker_threads';
import { commonFolder } from './folders';
import type { ImportProblem, UploadedFiles } from './import';
import type { ImportJob, ImportMessage, WorkerInput } from './import-job';
import { packFiles, unpackFiles } from './packed-files';
import { readImportPart } from './read-import';
import { type Upload, uploadedFiles } from './uploaded-files';

const send = (message: ImportMessage) => parentPort?.postMessage(message);

async function read(job: ImportJob, from: number): Promise<void> {
  const found = await filesOf(job);
  if (typeof found === 'string') return send({ problem: found });
  const { files, unread } = found;
  const paths = files.map(({ path }) => path);
  const packed = 'packed' in job ? job.packed : from === 0 ? packFiles(found) : null;
  send({ paths, unread, packed });
  const folder = commonFolder(paths);
  for (const file of files.slice(from)) send({ part: readImportPart(file, folder) });
}

async function filesOf(job: ImportJob): Promise<UploadedFiles | ImportProblem> {
  if ('body' in job) {
    const uploads = await uploadsOf(job.body, job.type);
    return typeof uploads === 'string' ? uploads : uploadedFiles(uploads);
  }
  const kept = unpackFiles(job.packed);
  if (!kept) return 'broken-upload';
  for (const [place, readAs] of job.readAs) if (kept.files[place]) kept.files[place].readAs = readAs;
  return kept;
}

/** The files of a form, and a text that was pasted into it. */
async function uploadsOf(body: ArrayBuffer, type: string): Promise<Upload[] | 'broken-upload'> {
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    const uploads: Upload[] = [];
    for (const file of form.getAll('file')) {
      // A field in which nothing was chosen is an empty file without a name.
      if (typeof file !== 'string' && file.name) uploads.push({ path: file.name, bytes: Buffer.from(await file.arrayBuffer()) });
    }
    const text = form.get('text');
    if (typeof text === 'string' && text.trim()) uploads.push({ path: 'Pasted text', bytes: Buffer.from(text) });
    return uploads;
  } catch {
    return 'broken-upload';
  }
}

const { job, from }: WorkerInput = workerData;
void read(job, from);

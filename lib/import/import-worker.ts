/** The worker in which files are read (`read-in-worker.ts`): whatever they are made of, the site goes on and the worker can be ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { commonFolder } from './folders';
import type { ImportProblem } from './import';
import type { ImportJob, ImportMessage, JobFrom } from './import-job';
import { partOfFile } from './read-import';
import { packSources, type Sources, unpackSources } from './sources';
import { type Upload, uploadedFiles } from './uploaded-files';

const send = (message: ImportMessage) => parentPort?.postMessage(message);

async function read(job: ImportJob, from: number): Promise<void> {
  const found = await sourcesOf(job);
  if (typeof found === 'string') return send({ problem: found });
  const { files, unread } = found;
  const paths = files.map(({ path }) => path);
  const sources = 'sources' in job ? job.sources : from === 0 ? packSources(found) : null;
  send({ paths, unread, sources });
  const folder = commonFolder(paths);
  for (const file of files.slice(from)) send({ part: partOfFile(file, folder) });
}

async function sourcesOf(job: ImportJob): Promise<Sources | ImportProblem> {
  if ('body' in job) {
    const uploads = await uploadsOf(job.body, job.type);
    return typeof uploads === 'string' ? uploads : uploadedFiles(uploads);
  }
  const kept = unpackSources(job.sources);
  if (!kept) return 'broken-upload';
  for (const [place, readAs] of job.readAs) if (kept.files[place]) kept.files[place].readAs = readAs;
  return kept;
}

/** The files of a form, and a text that was pasted, as they were sent; nothing of them is read. */
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

const { job, from }: JobFrom = workerData;
void read(job, from);

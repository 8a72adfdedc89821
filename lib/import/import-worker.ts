/** The worker in which files are read (`read-in-worker.ts`): whatever they are made of, the site goes on and the worker can be ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { commonFolder } from './folders';
import type { ImportJob, ImportMessage, JobFrom } from './import-job';
import { withoutNeighbours } from './neighbours';
import { partOfFile, partOfRows } from './read-import';
import { uploadedFiles } from './uploaded-files';
import { uploadsOf } from './uploads';

const send = (message: ImportMessage) => parentPort?.postMessage(message);

async function read(job: ImportJob, from: number): Promise<void> {
  if ('rows' in job) {
    send({ paths: [job.rows[0]?.path ?? ''], unread: [] });
    return send({ part: partOfRows(job) });
  }
  const uploads = await uploadsOf(job.body, job.type);
  if (uploads === 'broken-upload') return send({ problem: uploads });
  const uploaded = uploadedFiles(uploads);
  if (typeof uploaded === 'string') return send({ problem: uploaded });
  const { files, unread } = withoutNeighbours(uploaded.files);
  const paths = files.map(({ path }) => path);
  send({ paths, unread: [...uploaded.unread, ...unread] });
  const folder = commonFolder(paths);
  for (const file of files.slice(from)) send({ part: partOfFile(file, folder) });
}

const { job, from }: JobFrom = workerData;
void read(job, from);

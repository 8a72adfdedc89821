/** The worker in which files are read (`read-in-worker.ts`): whatever they are made of, the site goes on and the worker can be ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { broughtFiles } from './brought-files';
import { commonFolder } from './folders';
import type { ImportJob, ImportMessage, JobFrom } from './import-job';
import { withoutNeighbours } from './neighbours';
import { partOfFile, partOfRows } from './read-import';
import { uploadsOf } from './uploads';

const tell = (message: ImportMessage) => parentPort?.postMessage(message);

async function read(job: ImportJob, from: number): Promise<void> {
  if ('rows' in job) {
    tell({ paths: [job.rows[0]?.path ?? ''], unread: [] });
    return tell({ part: partOfRows(job) });
  }
  const uploads = await uploadsOf(job.body, job.type);
  if (uploads === 'broken-upload') return tell({ problem: uploads });
  const brought = broughtFiles(uploads);
  if (typeof brought === 'string') return tell({ problem: brought });
  const { files, unread } = withoutNeighbours(brought.files);
  const paths = files.map(({ path }) => path);
  tell({ paths, unread: [...brought.unread, ...unread] });
  const folder = commonFolder(paths);
  for (const file of files.slice(from)) tell({ part: partOfFile(file, folder) });
}

const { job, from }: JobFrom = workerData;
void read(job, from);

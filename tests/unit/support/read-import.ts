import { commonFolder } from '@/lib/import/folders';
import type { ImportProblem } from '@/lib/import/import';
import { type CheckedImport, importBuilder, readImportPart } from '@/lib/import/read-import';
import { type Upload, uploadedFiles } from '@/lib/import/uploaded-files';

/** Reads uploads as the worker of the site and its caller do together, in this process. */
export function readImport(uploads: readonly Upload[]): CheckedImport | ImportProblem {
  const uploaded = uploadedFiles(uploads);
  if (typeof uploaded === 'string') return uploaded;
  const paths = uploaded.files.map(({ path }) => path);
  const { result, add } = importBuilder({ paths, unread: uploaded.unread });
  for (const file of uploaded.files) {
    const problem = add(readImportPart(file, commonFolder(paths)));
    if (problem) return problem;
  }
  return result;
}

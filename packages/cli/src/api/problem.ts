import { parseRecord } from '../../../../lib/text/record';
import { EXIT, type ExitCode, Failure } from '../failure';
import type { Answer } from './request';

export function failureOf({ status, body }: Answer): Failure {
  const said = problemIn(body);
  return new Failure(exitCodeOf(status), said ? `${said.title}: ${said.detail}.` : `The site answers ${status}.`);
}

function exitCodeOf(status: number): ExitCode {
  if (status === 400 || status === 409 || status === 413) return EXIT.usage;
  if (status === 401 || status === 403) return EXIT.refused;
  if (status === 404) return EXIT.notFound;
  if (status === 412) return EXIT.conflict;
  return status === 429 || status >= 500 ? EXIT.unavailable : EXIT.failed;
}

function problemIn(body: string) {
  const { title, detail } = parseRecord(body);
  return typeof title === 'string' && typeof detail === 'string' ? { title, detail } : null;
}

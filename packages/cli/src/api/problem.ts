import type { Problem } from '../../../../lib/integrations/api/schemas';
import { EXIT, type ExitCode, Failure } from '../failure';
import type { Answer } from './request';

/** Why the site answered no better, as a Failure. */
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

function problemIn(body: string): Pick<Problem, 'title' | 'detail'> | null {
  const { title, detail }: Partial<Problem> = parsed(body) ?? {};
  return typeof title === 'string' && typeof detail === 'string' ? { title, detail } : null;
}

function parsed(body: string): Partial<Problem> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

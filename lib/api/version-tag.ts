import { invalid, ProblemError, problemOf } from './problem';

/** The ETag of what was changed at this moment. */
export const versionTag = (updatedAt: string) => `"${updatedAt}"`;

/** The moment that an If-Match names. Throws a ProblemError without one: who changes something says which version of it they know. */
export function knownVersion(request: Request): string {
  const header = request.headers.get('if-match');
  if (header === null) throw new ProblemError(problemOf('precondition-required', 'If-Match: the ETag of the answer that you change'));
  const [, version] = /^"(\d{4}-[\d:T.Z+-]{10,36})"$/.exec(header.trim()) ?? [];
  if (!version) throw invalid({ name: 'If-Match', in: 'header', detail: 'must be the ETag of an answer' });
  return version;
}

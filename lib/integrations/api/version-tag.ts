import { invalid, ProblemError, problemOf } from './problem';

export const versionTag = (updatedAt: string) => `"${updatedAt}"`;

/** The time in the If-Match header of a request. Throws a ProblemError without a valid one, because a change must name what it replaces. */
export function requiredVersion(request: Request): string {
  const header = request.headers.get('if-match');
  if (header === null)
    throw new ProblemError(problemOf('precondition-required', 'Send If-Match with the ETag of the answer you are changing'));
  // Proxies that compress or unpack an answer make its ETag a weak one.
  const [, version] = /^(?:W\/)?"(\d{4}-[\d:T.Z+-]{10,36})"$/.exec(header.trim()) ?? [];
  if (!version) throw invalid({ name: 'If-Match', in: 'header', detail: 'must be the ETag of an answer' });
  return version;
}

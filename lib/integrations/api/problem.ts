import { paths } from '../../paths';
import { absoluteUrl } from '../../site';
import type { Problem } from './schemas';

/** The kinds of problems, each with an HTTP status and a title. The page /developers lists them. */
export const PROBLEMS = {
  'invalid-parameter': { status: 400, title: 'A parameter is not valid' },
  unauthorized: { status: 401, title: 'A personal token is required' },
  forbidden: { status: 403, title: 'The token does not allow this' },
  'not-published': { status: 403, title: 'It is hidden, or the account is suspended' },
  'quota-reached': { status: 403, title: 'A limit is reached' },
  'no-suggestions': { status: 403, title: 'The prompt takes no suggestions' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'looks-private': { status: 409, title: 'The text to be published looks private' },
  'precondition-failed': { status: 412, title: 'It has changed' },
  'too-large': { status: 413, title: 'The request is too large' },
  'precondition-required': { status: 428, title: 'The request must name the version to change' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'The service is not available at the moment' },
} as const;

export type ProblemKind = keyof typeof PROBLEMS;
export type WrongParameter = NonNullable<Problem['parameters']>[number];

/** Makes a problem for an answer. Its `type` is an address on the page /developers. */
export function problemOf(kind: ProblemKind, detail: string, parameters?: WrongParameter[]): Problem {
  const { status, title } = PROBLEMS[kind];
  return { type: absoluteUrl(`${paths.developers}#${kind}`), title, status, detail, ...(parameters && { parameters }) };
}

export const tooManyRequests = (seconds: number) => problemOf('too-many-requests', `Try again in ${seconds} seconds`);

/** An error whose problem is the answer to the request. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;
  /** Headers that only this answer has. */
  readonly headers: Record<string, string>;

  constructor(problem: Problem, headers: Record<string, string> = {}) {
    super(problem.detail);
    this.problem = problem;
    this.headers = headers;
  }
}

export function invalid(...parameters: [WrongParameter, ...WrongParameter[]]): ProblemError {
  const detail = parameters.map(({ name, detail: text }) => `${name}: ${text}`).join('; ');
  return new ProblemError(problemOf('invalid-parameter', detail, parameters));
}

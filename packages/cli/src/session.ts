import { failureOf } from './api/problem';
import { type Answer, request, type Sent } from './api/request';
import { ageText, type Cache, type CachedAnswer } from './cache';
import { EXIT, Failure, isUnavailable } from './failure';
import { isOpenToOthers } from './site-address';
import { say } from './terminal';

/** An answer of what is somebody's, and the version that it names. */
export type OwnAnswer<T> = { body: T; version: string };

/** The site that a command asks, what is cached of it, and who asks. */
export class Session {
  readonly site: string;
  readonly cache: Cache;
  readonly #token: () => string | null;

  constructor(site: string, cache: Cache, token: () => string | null) {
    this.site = site;
    this.cache = cache;
    this.#token = token;
  }

  /** What anybody may read, as JSON. Where the site cannot be reached, what it last said. */
  async read<T>(path: string, query: Record<string, string | number | undefined> = {}): Promise<T> {
    const url = this.apiUrl(path, query);
    return readJson<T>(url, await this.readText(url));
  }

  /** The same as text, of a whole address. */
  async readText(url: string): Promise<string> {
    const known = this.cache.find(url);
    try {
      const answer = await request(url, { headers: known?.etag ? { 'If-None-Match': known.etag } : {} });
      if (answer.status === 304 && known) {
        this.cache.store({ ...known, at: Date.now() });
        return known.body;
      }
      if (answer.status === 404) this.cache.remove(url);
      if (answer.status !== 200) throw failureOf(answer);
      this.cache.store({ url, etag: answer.headers.get('etag'), at: Date.now(), body: answer.body });
      return answer.body;
    } catch (err) {
      if (!known || !isUnavailable(err)) throw err;
      this.sayCached(err, known);
      return known.body;
    }
  }

  /** Says that an answer is not of now. */
  sayCached(err: Failure, { at }: Pick<CachedAnswer, 'at'>): void {
    say(`${err.message} This is from the cache, ${ageText(Date.now() - at)} old.`);
  }

  get isSignedIn(): boolean {
    return this.#token() !== null;
  }

  /** What is somebody's, read or written. It is never cached. */
  async own<T>(path: string, sent: Sent = {}, query: Record<string, string | number | undefined> = {}): Promise<OwnAnswer<T>> {
    const answer = await this.ask(path, sent, query);
    if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
    const url = this.apiUrl(`/me${path}`, query);
    return { body: readJson<T>(url, answer.status === 204 ? 'null' : answer.body), version: answer.headers.get('etag') ?? '' };
  }

  private async ask(path: string, sent: Sent, query: Record<string, string | number | undefined>): Promise<Answer> {
    const token = this.#token();
    if (token === null) throw new Failure(EXIT.refused, `You are not signed in at ${this.site}. Run grok-prompts login.`);
    if (isOpenToOthers(this.site))
      throw new Failure(EXIT.refused, `Your token is not sent to ${this.site}: on the way others could read it. Use https.`);
    const headers = { ...sent.headers, Authorization: `Bearer ${token}` };
    return request(this.apiUrl(`/me${path}`, query), { ...sent, headers });
  }

  /** The address of something in the API. */
  apiUrl(path: string, query: Record<string, string | number | undefined> = {}): string {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    const search = new URLSearchParams(given).toString();
    return `${this.site}/api/v1${path}${search && `?${search}`}`;
  }
}

function readJson<T>(url: string, text: string): T {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure(EXIT.unavailable, `${url} answers something else than JSON. Is this the right site?`, { cause });
  }
}

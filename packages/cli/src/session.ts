import { failureOf } from './api/problem';
import { type RequestOptions, request } from './api/request';
import { ageText, type Cache, type CachedAnswer } from './cache';
import { EXIT, Failure, isUnavailable } from './failure';
import { isOpenToOthers } from './site-address';
import { say } from './terminal';

export type Query = Record<string, string | number | undefined>;

/** An answer with own data. `version`: its ETag; empty without one. */
export type OwnAnswer<T> = { body: T; version: string };

/** Sends the requests of a command to a site, with the cache of public answers and the token of the user. */
export class Session {
  readonly site: string;
  readonly cache: Cache;
  readonly #token: () => string | null;

  constructor(site: string, cache: Cache, token: () => string | null) {
    this.site = site;
    this.cache = cache;
    this.#token = token;
  }

  /** Reads public JSON of the API, or the cached answer if the site cannot be reached. */
  read<T>(path: string, query: Query = {}): Promise<T> {
    const url = this.apiUrl(path, query);
    return this.readCached(url, ({ body }) => readJson<T>(url, body));
  }

  /** Reads public Markdown, or the cached answer if the site cannot be reached. */
  readMarkdown(url: string): Promise<string> {
    return this.readCached(url, ({ headers, body }) => {
      if (headers && !headers.get('content-type')?.startsWith('text/markdown')) throw unexpected(url, 'Markdown');
      return body;
    });
  }

  /** Reads an answer through the cache. One that `parse` refuses, such as the page on which a network asks for a password, is not cached. */
  private async readCached<T>(url: string, parse: (answer: { headers?: Headers; body: string }) => T): Promise<T> {
    const known = this.cache.find(url);
    try {
      const answer = await request(url, known?.etag ? { headers: { 'If-None-Match': known.etag } } : {});
      if (answer.status === 304 && known) {
        this.cache.store({ ...known, at: Date.now() });
        return parse({ body: known.body });
      }
      if (answer.status === 404) this.cache.remove(url);
      if (answer.status !== 200) throw failureOf(answer);
      const parsed = parse(answer);
      this.cache.store({ url, etag: answer.headers.get('etag'), at: Date.now(), body: answer.body });
      return parsed;
    } catch (err) {
      if (!known || !isUnavailable(err)) throw err;
      this.sayCached(err, known);
      return parse({ body: known.body });
    }
  }

  sayCached(err: Failure, { at }: Pick<CachedAnswer, 'at'>): void {
    say(`${err.message} This is from the cache, ${ageText(Date.now() - at)} old.`);
  }

  get isSignedIn(): boolean {
    return this.#token() !== null;
  }

  /** Reads or changes own data. The answer is never cached. */
  async own<T>(path: string, options: RequestOptions = {}, query: Query = {}): Promise<OwnAnswer<T>> {
    const token = this.#token();
    if (token === null) throw new Failure(EXIT.refused, `You are not signed in at ${this.site}. Run grok-prompts login.`);
    if (isOpenToOthers(this.site))
      throw new Failure(EXIT.refused, `Your token is not sent to ${this.site}: on the way others could read it. Use https.`);
    const url = this.apiUrl(`/me${path}`, query);
    const answer = await request(url, { ...options, headers: { ...options.headers, Authorization: `Bearer ${token}` } });
    if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
    return { body: readJson<T>(url, answer.status === 204 ? 'null' : answer.body), version: answer.headers.get('etag') ?? '' };
  }

  apiUrl(path: string, query: Query = {}): string {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    const search = new URLSearchParams(given).toString();
    return `${this.site}/api/v1${path}${search && `?${search}`}`;
  }
}

function readJson<T>(url: string, text: string): T {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unexpected(url, 'JSON', { cause });
  }
}

const unexpected = (url: string, wanted: string, options?: ErrorOptions) =>
  new Failure(
    EXIT.unavailable,
    `${url} answers something else than ${wanted}. Is this the right site, and does this network let you out?`,
    options,
  );

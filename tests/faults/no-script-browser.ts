import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** What a server answered, whole. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** A form as a browser without JavaScript would send it: where to, what it carries by itself, and what a person fills in or presses. */
export type ServedForm = { path: string; hidden: [string, string][]; fields: string[] };

type Wanted = {
  path: string;
  /** Several values are sent as several headers. */
  headers?: Record<string, string | string[]>;
  /** A form, or what is sent as one. */
  body?: FormData | Blob;
  method?: string;
  patience: number;
  /** From which address of this machine it is asked. */
  localAddress?: string;
};

/**
 * One request with the path exactly as given (`fetch` would tidy it up), redirects not followed.
 * Throws when the answer is not complete after `patience` milliseconds.
 */
export async function ask(
  site: string,
  { path, headers = {}, body, method = body ? 'POST' : 'GET', patience, localAddress }: Wanted,
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const sent = body && new Response(body);
  const bytes = sent && Buffer.from(await sent.arrayBuffer());
  const type = sent?.headers.get('content-type');
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        ...{ hostname, port, path, method, agent: false, ...(localAddress && { localAddress }) },
        headers: { ...headers, ...(type && { 'content-type': type, origin: site }) },
        signal: AbortSignal.timeout(patience),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() });
        });
      },
    );
    request.on('error', reject);
    request.end(bytes);
  });
}

/** The forms of a page that are sent by POST. */
export function formsIn(path: string, html: string): ServedForm[] {
  const forms = [...html.matchAll(/<form\b[^>]*method="POST"[^>]*>(.*?)<\/form>/gis)].map(([, inner = '']) => inner);
  return forms.map((inner) => {
    const controls = [...inner.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/gi)].map(([tag]) => ({
      name: attribute(tag, 'name'),
      value: attribute(tag, 'value') ?? '',
      hidden: /type="hidden"/i.test(tag),
    }));
    return {
      path,
      hidden: controls.flatMap(({ name, value, hidden }): [string, string][] => (name && hidden ? [[name, value]] : [])),
      fields: [...new Set(controls.flatMap(({ name, hidden }) => (name && !hidden ? [name] : [])))],
    };
  });
}

/** A form with its fields filled in, ready to be sent. */
export function filled({ hidden }: ServedForm, values: Iterable<[string, string]>): FormData {
  const data = new FormData();
  for (const [name, value] of [...hidden, ...values]) data.append(name, value);
  return data;
}

/** What the site answers to somebody who signs in through its page. */
export async function signInAt(site: string, email: string, password: string, headers = {}): Promise<Answer> {
  const path = '/login';
  const { text } = await ask(site, { path, headers, patience: 60_000 });
  const form = formsIn(path, text).find(({ fields }) => fields.includes('password'));
  if (!form) throw new Error('There is no form to sign in with');
  const typed: [string, string][] = [
    ['email', email],
    ['password', password],
  ];
  return ask(site, { path, headers, body: filled(form, typed), patience: 60_000 });
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'");
}

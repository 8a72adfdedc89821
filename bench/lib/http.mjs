import http from 'node:http';

/**
 * A GET that shows what really came over the wire: no redirects followed, nothing unpacked.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
export function getRaw(url, headers = {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, timeout: 30_000 }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error(`No answer from ${url}`)));
    request.on('error', reject);
  });
}

/** Bytes of a page as it is and as it travels. Throws unless it answers 200. @param {string} url */
export async function sizeOf(url) {
  const plain = await getRaw(url);
  if (plain.status !== 200) throw new Error(`${url} answered ${plain.status}`);
  const packed = await getRaw(url, { 'accept-encoding': 'gzip' });
  return { raw: plain.body.length, gzip: packed.body.length };
}

/** @param {string} text */
const decode = (text) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/**
 * A mail as the tests and the console read it: its links are those of our own template, not lite's /auth/v1/verify.
 * @param {{ to: string, subject: string, text?: string, html?: string }} message
 * @returns {import('../../scripts/backend.mjs').Mail}
 */
export function toMail({ to, subject, html = '' }) {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => decode(match[1]));
  const text = decode(
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return { to, subject, text, html, links };
}

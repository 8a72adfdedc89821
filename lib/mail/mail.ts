import { site } from '../site.ts';

/** Mail sent by the site itself. The auth service sends those with tokens (supabase/templates). */
export type Mail = { to: string; subject: string; text: string };

/** Makes a mail of paragraphs; a footer names the site. */
export function writtenMail(to: string, subject: string, paragraphs: string[], siteUrl: string = site.url): Mail {
  return { to, subject, text: `${[...paragraphs, `${site.name}, ${siteUrl}`].join('\n\n')}\n` };
}

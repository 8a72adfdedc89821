import { site } from '../site.ts';

/** A mail of our own. Those that have a link with a token are sent by the sign-in service (supabase/templates). */
export type Mail = { to: string; subject: string; text: string };

/** A mail of these paragraphs, which ends with who sends it. */
export function writtenMail(to: string, subject: string, paragraphs: string[], siteUrl: string = site.url): Mail {
  return { to, subject, text: `${[...paragraphs, `${site.name}, ${siteUrl}`].join('\n\n')}\n` };
}

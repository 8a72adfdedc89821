import { accountPaths } from '../../account-paths.ts';
import { paths } from '../../paths.ts';
import type { Database } from '../../supabase/database.types';
import { composeMail, type Mail } from './deliver.ts';
import { withoutLinks } from './user-text.ts';

export type DailyNews = Database['public']['Functions']['take_daily_mails']['Returns'][number];

/** A new prompt in the answer of `take_daily_mails`. */
type NewPrompt = { id: string; title: string; username: string; name: string };

/** Number up to which the database counts new prompts. */
const MAX_COUNTED = 30;

/** Mail about new prompts of followed people and categories, with a link that ends the daily mails; null if none is to be sent. */
export function dailyMail({ email, secret, prompts, total, suggestions }: DailyNews, siteUrl: string): Mail | null {
  if (!email || !secret || !Array.isArray(prompts)) return null;
  const shown = prompts as NewPrompt[];
  const unsubscribeUrl = `${siteUrl}${accountPaths.unsubscribe(secret)}`;
  const paragraphs = [
    'This is new from the people and categories you follow:',
    ...shown.map(
      ({ id, title, name, username }) =>
        `“${withoutLinks(title)}” by ${withoutLinks(name)} (@${username})\n${siteUrl}${paths.publicPrompt(id)}`,
    ),
    ...aboutOtherPrompts(shown.length, total),
    ...aboutSuggestions(suggestions, `${siteUrl}${accountPaths.suggestions}`),
    `You get this because you asked for it at ${siteUrl}${accountPaths.following}\nTo get no more of these emails: ${unsubscribeUrl}`,
  ];
  const headers = { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...composeMail(email, 'New from what you follow', paragraphs, siteUrl), headers };
}

function aboutOtherPrompts(shown: number, total: number): string[] {
  if (total >= MAX_COUNTED) return [`At least ${total - shown} more are new.`];
  if (total - shown === 1) return ['One more is new.'];
  return total > shown ? [`${total - shown} more are new.`] : [];
}

function aboutSuggestions(suggestions: number, link: string): string[] {
  if (suggestions === 1) return [`One suggestion to change a prompt of yours waits for you: ${link}`];
  return suggestions > 1 ? [`${suggestions} suggestions to change prompts of yours wait for you: ${link}`] : [];
}

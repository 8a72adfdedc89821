import { accountPaths } from '../account-paths.ts';
import { reasonText } from '../moderation/reasons.ts';
import { site } from '../site.ts';
import type { Database } from '../supabase/database.types';
import { formatDay } from '../text/dates.ts';
import { type Mail, writtenMail } from './deliver.ts';

export type Decision = Database['public']['Functions']['take_moderation_mails']['Returns'][number];

/** Line breaks, which would break a line of the mail. */
const BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

const MISTAKE = `If you think this is a mistake, write to ${site.email}.`;

/** Mail to the author after a decision by a moderator or by the number of reports. The subject contains no user input. */
export function moderationMail(decision: Decision, siteUrl: string): Mail {
  const [subject, ...paragraphs] = textOf(decision, `${siteUrl}${accountPaths.decisions}`);
  return writtenMail(decision.email, subject, paragraphs, siteUrl);
}

function textOf(decision: Decision, link: string): [string, ...string[]] {
  const { kind, ends_at } = decision;
  const thing = `your ${kind}`;
  const named = `${thing} “${oneLine(decision.title ?? '')}”`;
  const isProfile = kind === 'profile';
  const because = [`Reason: ${reasonText(decision.reason)}.`, ...messageOf(decision)];
  const again = `You can change it, and ask for another look once: ${link}`;
  const seen = isProfile ? 'only you can see it, along with everything you published' : 'only you can see it';
  switch (decision.action) {
    case 'hide':
      return decision.by_reports
        ? [
            `Your ${kind} is hidden until a moderator has looked at it`,
            `Several people reported ${named}, so it is hidden for now: ${seen}. A moderator will look at it.`,
            `What they said: ${reasonText(decision.reason)}.`,
            again,
          ]
        : [`Your ${kind} is hidden`, `A moderator looked at ${named} and hid it: ${seen}.`, ...because, again];
    case 'keep':
      return [
        `Your ${kind} is shown again`,
        `A moderator looked at ${named}, which was hidden. It is shown again.`,
        isProfile
          ? 'A prompt or a collection that you have changed since it was hidden stays private until you publish it.'
          : 'If you have changed it since it was hidden and have not asked for another look after that, it stays private until you publish it.',
        ...messageOf(decision),
        `Read the decision: ${link}`,
      ];
    case 'remove':
      return [
        isProfile ? 'Your profile was cleared' : `Your ${kind} was deleted`,
        isProfile
          ? `A moderator permanently deleted the text and the name of ${named}. It has a new username, and everything you had published is private.`
          : `A moderator permanently deleted ${named}. It cannot be restored.`,
        ...because,
        `Read the decision: ${link}`,
        MISTAKE,
      ];
    case 'suspend':
      return [
        'Your account is suspended',
        `A moderator suspended your account. You cannot publish anything, or change anything that is public, until ${ends_at ? `${formatDay(ends_at)} (UTC)` : 'the suspension is lifted'}.`,
        'You keep everything you have. You can still sign in, and read, use and change what is private.',
        ...because,
        `Read the decision: ${link}`,
        MISTAKE,
      ];
    case 'lift':
      return [
        'Your account is no longer suspended',
        'A moderator lifted the suspension of your account, so you can publish again.',
        `Read the decision: ${link}`,
      ];
    default:
      throw new Error('There is no mail for this decision');
  }
}

/** Message of the moderator, each line marked, so that none passes for ours. */
function messageOf({ message }: Decision): string[] {
  const lines = (message ?? '').trim().split(BREAKS).map(oneLine);
  return message?.trim() ? [['The moderator writes:', ...lines.map((line) => `> ${line}`.trimEnd())].join('\n')] : [];
}

const oneLine = (text: string): string => text.split(BREAKS).join(' ').replace(HIDDEN, ' ').trim();

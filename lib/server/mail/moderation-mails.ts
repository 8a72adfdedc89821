import { accountPaths } from '../../account-paths.ts';
import { reasonText } from '../../moderation/reasons.ts';
import { TARGET_KINDS, type TargetKind } from '../../moderation/target-kinds.ts';
import { site } from '../../site.ts';
import type { Database } from '../../supabase/database.types';
import { formatDay } from '../../text/dates.ts';
import { composeMail, type Mail } from './deliver.ts';
import { LINE_BREAK, oneLine } from './user-text.ts';

export type Decision = Database['public']['Functions']['take_moderation_mails']['Returns'][number];

const MISTAKE = `If you think this is a mistake, write to ${site.email}.`;

/** Mail to an author about an item that was hidden by reports, or about the decision of a moderator. The subject has no user input. */
export function moderationMail(decision: Decision, siteUrl: string): Mail {
  const [subject, ...paragraphs] = textOf(decision, `${siteUrl}${accountPaths.decisions}`);
  return composeMail(decision.email, subject, paragraphs, siteUrl);
}

type Sentences = {
  reportedSubject: string;
  reported: (title: string) => string;
  hiddenSubject: string;
  hidden: (title: string) => string;
  shownSubject: string;
  shown: (title: string) => string;
  /** Says when an item stays private although it is shown again, or that it is unchanged. */
  stays: string;
  removedSubject: string;
  removed: (title: string) => string;
};

const STAYS =
  'If you have changed it since it was hidden and have not asked for another look after that, it stays private until you publish it. While your profile is hidden, it stays private, too.';

const SENTENCES: Record<TargetKind, Sentences> = {
  prompt: {
    reportedSubject: 'Your prompt is hidden until a moderator has looked at it',
    reported: (title) =>
      `Several people reported your prompt “${title}”, so it is hidden for now: only you can see it. A moderator will look at it.`,
    hiddenSubject: 'Your prompt is hidden',
    hidden: (title) => `A moderator looked at your prompt “${title}” and hid it: only you can see it.`,
    shownSubject: 'Your prompt is shown again',
    shown: (title) => `A moderator looked at your prompt “${title}”, which was hidden. It is shown again.`,
    stays: STAYS,
    removedSubject: 'Your prompt was deleted',
    removed: (title) => `A moderator permanently deleted your prompt “${title}”. It cannot be restored.`,
  },
  collection: {
    reportedSubject: 'Your collection is hidden until a moderator has looked at it',
    reported: (title) =>
      `Several people reported your collection “${title}”, so it is hidden for now: only you can see it. A moderator will look at it.`,
    hiddenSubject: 'Your collection is hidden',
    hidden: (title) => `A moderator looked at your collection “${title}” and hid it: only you can see it.`,
    shownSubject: 'Your collection is shown again',
    shown: (title) => `A moderator looked at your collection “${title}”, which was hidden. It is shown again.`,
    stays: STAYS,
    removedSubject: 'Your collection was deleted',
    removed: (title) => `A moderator permanently deleted your collection “${title}”. It cannot be restored.`,
  },
  suggestion: {
    reportedSubject: 'Your suggestion is hidden until a moderator has looked at it',
    reported: (title) =>
      `Several people reported your suggestion to change “${title}”, so it is hidden for now: only you can see it. A moderator will look at it.`,
    hiddenSubject: 'Your suggestion is hidden',
    hidden: (title) => `A moderator looked at your suggestion to change “${title}” and hid it: only you can see it.`,
    shownSubject: 'Your suggestion is shown again',
    shown: (title) => `A moderator looked at your suggestion to change “${title}”, which was hidden. It is shown again.`,
    stays: 'It is as you wrote it.',
    removedSubject: 'Your suggestion was deleted',
    removed: (title) => `A moderator permanently deleted your suggestion to change “${title}”. It cannot be restored.`,
  },
  answer: {
    reportedSubject: 'Your answer is hidden until a moderator has looked at it',
    reported: (title) =>
      `Several people reported your answer about changing “${title}”, so it is hidden for now: only you can see it. A moderator will look at it.`,
    hiddenSubject: 'Your answer is hidden',
    hidden: (title) => `A moderator looked at your answer about changing “${title}” and hid it: only you can see it.`,
    shownSubject: 'Your answer is shown again',
    shown: (title) => `A moderator looked at your answer about changing “${title}”, which was hidden. It is shown again.`,
    stays: 'It is as you wrote it.',
    removedSubject: 'Your answer was deleted',
    removed: (title) => `A moderator permanently deleted your answer about changing “${title}”. It cannot be restored.`,
  },
  profile: {
    reportedSubject: 'Your profile is hidden until a moderator has looked at it',
    reported: (title) =>
      `Several people reported your profile “${title}”, so it is hidden for now: only you can see it, along with everything you published. A moderator will look at it.`,
    hiddenSubject: 'Your profile is hidden',
    hidden: (title) =>
      `A moderator looked at your profile “${title}” and hid it: only you can see it, along with everything you published.`,
    shownSubject: 'Your profile is shown again',
    shown: (title) => `A moderator looked at your profile “${title}”, which was hidden. It is shown again.`,
    stays: 'A prompt or a collection that you have changed since it was hidden stays private until you publish it.',
    removedSubject: 'Your profile was cleared',
    removed: (title) =>
      `A moderator permanently deleted the text and the name of your profile “${title}”. It has a new username, and everything you had published is private.`,
  },
};

function textOf(decision: Decision, link: string): [string, ...string[]] {
  const { kind, ends_at } = decision;
  const sentences = SENTENCES[TARGET_KINDS.find((known) => known === kind) ?? 'prompt'];
  const title = oneLine(decision.title ?? '');
  const because = [`Reason: ${reasonText(decision.reason)}.`, ...messageOf(decision)];
  const cannotBeEdited = kind === 'suggestion' || kind === 'answer';
  const read = `Read the decision: ${link}`;
  switch (decision.action) {
    case 'hide':
      return decision.by_reports
        ? [
            sentences.reportedSubject,
            sentences.reported(title),
            `Reason given: ${reasonText(decision.reason)}.`,
            cannotBeEdited ? `You can ask for another look once: ${link}` : `You can change it, and ask for another look once: ${link}`,
          ]
        : [
            sentences.hiddenSubject,
            sentences.hidden(title),
            ...because,
            // The mail is also sent when a moderator has looked again and kept the item hidden.
            cannotBeEdited
              ? `If you have not asked yet, you can ask for another look once: ${link}`
              : `You can change it and, if you have not asked yet, ask for another look once: ${link}`,
          ];
    case 'keep':
      return [sentences.shownSubject, sentences.shown(title), sentences.stays, ...messageOf(decision), read];
    case 'remove':
      return [sentences.removedSubject, sentences.removed(title), ...because, read, MISTAKE];
    case 'suspend':
      return [
        'Your account is suspended',
        ends_at
          ? `A moderator suspended your account. You cannot publish anything, or change anything that is public, until ${formatDay(ends_at)} (UTC).`
          : 'A moderator suspended your account. You cannot publish anything, or change anything that is public, until the suspension is lifted.',
        'You keep everything you have. You can still sign in, and read, use and change what is private.',
        ...because,
        read,
        MISTAKE,
      ];
    case 'lift':
      return ['Your account is no longer suspended', 'A moderator lifted the suspension of your account, so you can publish again.', read];
    default:
      throw new Error('There is no mail for this decision');
  }
}

/** Paragraph with the moderator's message, if any. Each line begins with `> `, so that none looks like a sentence of ours. */
function messageOf({ message }: Decision): string[] {
  const lines = (message ?? '').trim().split(LINE_BREAK).map(oneLine);
  return message?.trim() ? [['The moderator writes:', ...lines.map((line) => `> ${line}`.trimEnd())].join('\n')] : [];
}

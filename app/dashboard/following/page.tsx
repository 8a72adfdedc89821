import { DailyMailForm, FeedForms, FollowForm, UnfollowForm } from '@/components/following/follow-forms';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/notice';
import { SettingsPart } from '@/components/ui/settings-part';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { env } from '@/lib/env';
import { findFollowable, followsOf, hasDailyMail, hasFeed } from '@/lib/following/queries';
import { firstOf, listPath, type RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { nameWithUsername } from '@/lib/profiles/profile';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Following' };

export default async function FollowingPage({ searchParams }: Props) {
  const raw = await searchParams;
  const asked = { author: firstOf(raw.author), category: firstOf(raw.category) };
  const user = await requireUser(accountPaths.follow(asked));
  const [follows, found, userHasFeed, userGetsDailyMail] = await Promise.all([
    followsOf(user),
    findFollowable(asked, user),
    hasFeed(user),
    hasDailyMail(user),
  ]);
  const isFollowed = follows.some(({ author, category }) => (author?.id ?? null) === found?.author && category === found?.category);
  return (
    <>
      <BackLink href={paths.start}>Start</BackLink>
      <DashboardHead title="Following" />
      {found && !isFollowed && <FollowForm {...found} />}
      {!found && (asked.author || asked.category) && (
        <Note className="mb-8">This person or category cannot be followed: it is gone, or it is you.</Note>
      )}
      {follows.length === 0 ? (
        <EmptyState text="You follow nobody and no category. Profiles and categories have a link for that, and what is new from them is then on your start page." />
      ) : (
        <ul className="mb-8 border-t-2 border-rule-strong">
          {follows.map(({ id, author, category }) => (
            <li key={id} className="flex items-center justify-between gap-4 border-b border-rule py-2">
              <span className="min-w-0 wrap-anywhere" dir="auto">
                {author && <Link href={paths.profile(author.username)}>{nameWithUsername(author)}</Link>}
                {category !== null && <Link href={listPath(paths.publicPrompts, { category })}>{category}</Link>}
                {!author && category === null && 'Somebody whose profile is hidden'}
              </span>
              <UnfollowForm id={id} name={author ? nameWithUsername(author) : (category ?? 'somebody whose profile is hidden')} />
            </li>
          ))}
        </ul>
      )}
      <SettingsPart id="feed" title="Your feed">
        <p className="max-w-[70ch] text-ui text-ink-2">
          What is new from all of them, for a feed reader. Whoever knows its address can read it, and you can revoke it or create another
          one at any time.
        </p>
        <FeedForms hasFeed={userHasFeed} />
      </SettingsPart>
      {(userGetsDailyMail || env.smtpUrl || env.mailFolder) && (
        <SettingsPart id="daily-email" title="Daily email">
          <p className="max-w-[70ch] text-ui text-ink-2">
            {userGetsDailyMail ? (
              <>
                What is new from all of them comes to <bdi className="wrap-anywhere">{user.email}</bdi> once a day, if there is anything.
                You can stop it here, or with the link in each email.
              </>
            ) : (
              <>
                What is new from all of them can come to <bdi className="wrap-anywhere">{user.email}</bdi> once a day, if there is anything.
                Each email has a link that stops them.
              </>
            )}
          </p>
          <DailyMailForm isOn={userGetsDailyMail} />
        </SettingsPart>
      )}
    </>
  );
}

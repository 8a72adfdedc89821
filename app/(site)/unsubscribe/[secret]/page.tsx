import { AuthPage } from '@/components/auth/auth-page';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { accountPaths } from '@/lib/account-paths';
import type { RawQuery } from '@/lib/lists/list-filter';

type Props = { params: Promise<{ secret: string }>; searchParams: Promise<RawQuery> };

/** The URL holds a secret, which no other site may get in a Referer header. */
export const metadata = { title: 'Daily email', robots: { index: false }, referrer: 'same-origin' as const };

/**
 * The page that the link in each daily email opens. Only its button ends the emails, because mail scanners open links too. What it posts to this
 * address goes to app/data/unsubscribe (next.config.ts), which leads back here if the query has `page`.
 */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const [{ secret }, { ended }] = await Promise.all([params, searchParams]);
  if (ended !== undefined)
    return (
      <AuthPage title="Daily email">
        <p role="status">You get no more of these emails.</p>
        <p className="text-ui text-ink-2">
          Should one come all the same, use the link in that one, or stop them where you asked for them, under{' '}
          <Link href={accountPaths.following}>Following</Link>.
        </p>
      </AuthPage>
    );
  return (
    <AuthPage title="Daily email">
      <p>You were sent what is new from the people and categories you follow. Do you want to get no more of these emails?</p>
      <form method="post" action={`${accountPaths.unsubscribe(secret)}?page`}>
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'big' })}>
          Stop Daily Email
        </button>
      </form>
    </AuthPage>
  );
}

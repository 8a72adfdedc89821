import { accountPaths } from '@/lib/account-paths';

type Props = { author: string; category?: never } | { category: string; author?: never };

/** The way to follow a person, by username, or a category, by name. A plain link, so that no page loads anything for it. */
export function FollowLink(followed: Props) {
  return (
    <a className="tall-target print:hidden" href={accountPaths.follow(followed)} rel="nofollow">
      Follow
    </a>
  );
}

import { accountPaths } from '@/lib/account-paths';

type Props = { author: string; category?: never } | { category: string; author?: never };

/** A link to follow a person (by username) or a category (by name). Unlike Link it needs no code in the browser. */
export function FollowLink(followed: Props) {
  return (
    <a className="tall-target print:hidden" href={accountPaths.follow(followed)} rel="nofollow">
      Follow
    </a>
  );
}

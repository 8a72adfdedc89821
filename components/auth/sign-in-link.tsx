'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { signInPath } from '@/lib/account/return-to';

/** A link to sign in or up that comes back to this page. Its own query is read on the click, because a static page is served without it. */
export function SignInLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} onFollow={() => signInPath(props.href, window.location)} />;
}

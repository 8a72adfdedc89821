'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { signInPath } from '@/lib/account/return-to';

/** A link to sign in or up, and then back to the current page. Its query is read on the click, because a static page is rendered without one. */
export function SignInLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} onFollow={() => signInPath(props.href, window.location)} />;
}

'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { signInPath } from '@/lib/account/return-to';

/** A link to sign in or up that comes back to this page. A static page does not know its address, so that is asked for when it is followed. */
export function SignInLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} onFollow={() => signInPath(props.href, window.location)} />;
}

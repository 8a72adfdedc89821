'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { signInPath } from '@/lib/account/return-to';

/** A link to sign in or up that comes back to this page. A static page does not know its address, so that is asked for when it is followed. */
export function SignInLink({ href, ...props }: { href: string } & Omit<ComponentProps<typeof Link>, 'href'>) {
  const router = useRouter();
  return (
    <Link
      {...props}
      href={href}
      onNavigate={(event) => {
        event.preventDefault();
        router.push(signInPath(href, window.location));
      }}
    />
  );
}

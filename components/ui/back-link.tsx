import type { ComponentProps } from 'react';
import { Icon } from './icon';
import { Link } from './link';

export function BackLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      className="-ml-0.5 inline-flex min-h-11 items-center gap-2 text-ui font-medium no-underline hover:underline print:hidden"
      {...link}
    >
      <Icon name="back" />
      {children}
    </Link>
  );
}

import { Icon } from './icon';
import { Link } from './link';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      className="-ml-0.5 inline-flex min-h-11 items-center gap-2 text-ui font-medium no-underline hover:underline print:hidden"
      href={href}
    >
      <Icon name="back" />
      {children}
    </Link>
  );
}

import Link from 'next/link';
import { Icon } from './icon';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="back-link" href={href} prefetch={false}>
      <Icon name="back" />
      {children}
    </Link>
  );
}

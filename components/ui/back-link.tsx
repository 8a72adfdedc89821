import { Icon } from './icon';
import { Link } from './link';

export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="back-link" href={href}>
      <Icon name="back" />
      {children}
    </Link>
  );
}

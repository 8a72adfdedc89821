import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import { Link } from './link';

export function AddLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={buttonClass({ variant: 'primary' })} href={href}>
      <Icon name="add" />
      {children}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = { icon?: 'search' | 'add'; className?: string; children: ReactNode };

export function SearchBox({ icon = 'search', className = '', children }: Props) {
  return (
    <div className={`relative min-h-12 min-w-0 ${className}`}>
      <Icon name={icon} className="pointer-events-none absolute top-[15px] left-3.5 max-md:hidden" />
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icon';

export function SearchBox({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`relative min-h-12 min-w-0 ${className}`}>
      <Icon name="search" className="pointer-events-none absolute top-[15px] left-3.5 max-md:hidden" />
      {children}
    </div>
  );
}

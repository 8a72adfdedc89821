import type { ReactNode } from 'react';
import { Icon } from './icon';
import { Link } from './link';

type Row = { href: string; title: string; text: ReactNode };

export function SettingsLinks({ rows }: { rows: Row[] }) {
  return (
    <ul className="w-full border-b border-rule">
      {rows.map(({ href, title, text }) => (
        <li key={href} className="group relative flex items-center justify-between gap-4 border-t border-rule py-3 hover:bg-hover">
          <div className="min-w-0">
            <Link className="font-semibold no-underline group-hover:underline after:absolute after:inset-0" href={href}>
              {title}
            </Link>
            <p className="text-ui wrap-anywhere text-ink-2">{text}</p>
          </div>
          <Icon name="back" className="flex-none rotate-180 text-ink-3" />
        </li>
      ))}
    </ul>
  );
}

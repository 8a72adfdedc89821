import { Link } from '@/components/ui/link';

export function SortNav({ orders }: { orders: { href: string; label: string; isCurrent: boolean }[] }) {
  return (
    <nav className="max-sm:order-last print:hidden" aria-label="Sort by">
      <ul className="flex gap-x-4 text-meta">
        {orders.map(({ href, label, isCurrent }) => (
          <li key={label}>
            <Link
              className={`tall-target ${isCurrent ? 'font-semibold decoration-2' : 'text-ink-3 no-underline hover:underline'}`}
              href={href}
              scroll={false}
              rel="nofollow"
              aria-current={isCurrent || undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

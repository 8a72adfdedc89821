import type { ReactNode } from 'react';

/** A list of large links, in two columns from `md` on: LinkListItems whose links have `linkListLinkClass`. */
export function LinkList({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-10 md:grid-cols-2">{children}</ul>;
}

export function LinkListItem({ children }: { children: ReactNode }) {
  return <li className="border-t border-rule first:border-transparent md:nth-2:border-transparent">{children}</li>;
}

export const linkListLinkClass =
  'flex min-h-[51px] items-center gap-3.5 text-[1.0625rem] font-semibold tracking-[-0.01em] no-underline hover:bg-hover hover:shadow-[-12px_0_0_var(--color-hover),12px_0_0_var(--color-hover)]';

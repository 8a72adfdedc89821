import type { ReactNode } from 'react';

type Props = {
  title?: string;
  text: string;
  /** True below a ListBar: the rule above is thin, because that bar has a strong one. */
  underBar?: boolean;
  children?: ReactNode;
};

/** The text of a page of a list that has no rows any more. */
export const PAGE_GONE = 'This page is empty.';

export function EmptyState({ title, text, underBar = false, children }: Props) {
  return (
    <div className={`py-6 ${underBar ? 'border-t border-rule' : 'border-t-2 border-rule-strong'}`}>
      {title && <h2 className="mb-2 text-h3">{title}</h2>}
      <p className="max-w-[80ch] text-ink-2">{text}</p>
      {children && <div className="mt-6 flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';

const COMPARE = 'print:break-inside-avoid [&_p+p]:mt-[0.7em]';
const LABEL = 'mb-[0.35em] font-sans text-meta leading-ui font-semibold';

/** A weak example and the better one that follows it. */
export function Before({ children }: { children: ReactNode }) {
  return (
    <div className={`${COMPARE} border-l-2 border-rule-field pl-5 text-ink-2`}>
      <p className={`${LABEL} text-ink-3`}>Before</p>
      {children}
    </div>
  );
}

export function After({ children }: { children: ReactNode }) {
  return (
    <div className={`${COMPARE} border-l-4 border-ink pl-4.5`}>
      <p className={LABEL}>After</p>
      {children}
    </div>
  );
}

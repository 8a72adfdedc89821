import type { ComponentProps, ReactNode } from 'react';

/** The space around the title of a public page. */
export function PageTitle({ padding = 'pb-6', ...rest }: { padding?: string } & ComponentProps<'div'>) {
  return <div className={`pt-6 md:pt-10 ${padding}`} {...rest} />;
}

/** The title of a page with a search (`children`) beside it or, without room for that, below it. */
export function SearchTitle({ title, className, children }: { title: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-6 pb-3 md:py-8">
      <h1 className={className}>{title}</h1>
      <div className="max-w-[520px] flex-[1_1_420px] max-md:basis-full print:hidden">{children}</div>
    </div>
  );
}

/** The space around the title of a page of one prompt or collection. */
export function DetailTitle({ children }: { children: ReactNode }) {
  return <div className="pt-4 pb-6 print:pt-0">{children}</div>;
}

export function Lede({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-[56ch] text-lede leading-body text-ink-2 whitespace-pre-line wrap-anywhere">{children}</p>;
}

export function MetaLine({ className = 'mt-4', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4.5 gap-y-1 text-ui wrap-anywhere text-ink-3 [&_a]:text-ink ${className}`}>
      {children}
    </div>
  );
}

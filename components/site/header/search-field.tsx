import type { ComponentProps, ReactNode } from 'react';
import { fieldClass } from '@/components/ui/field-class';
import { Icon } from '@/components/ui/icon';
import { LIMITS } from '@/lib/limits';

type Props = ComponentProps<'input'> & { children?: ReactNode };

/** The field of every search; `className` is that of its box. Children are laid over it, such as the busy indicator. */
export function SearchField({ children, className = '', ...input }: Props) {
  return (
    <div className={`relative min-h-12 min-w-0 flex-1 ${className}`}>
      <Icon name="search" className="pointer-events-none absolute top-[15px] left-3.5 max-md:hidden" />
      <input
        className={`${fieldClass({ padding: 'py-2.5 pr-3 pl-[42px] max-md:pl-3' })} max-md:placeholder:text-ui max-md:placeholder:font-stretch-88%`}
        type="search"
        name="q"
        aria-label="Search prompts"
        placeholder="Search by prompt name or description..."
        maxLength={LIMITS.query.max}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        {...input}
      />
      {children}
    </div>
  );
}

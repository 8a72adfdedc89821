import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { LIMITS } from '@/lib/limits';

type Props = ComponentProps<'input'> & { children?: ReactNode };

/** The box that every search is typed into. Children lie over it: the sign that a search is under way. */
export function SearchField({ children, ...input }: Props) {
  return (
    <div className="field-search">
      <Icon name="search" />
      <input
        className="field"
        type="search"
        name="q"
        aria-label="Search prompts"
        placeholder="Search by prompt name or description..."
        maxLength={LIMITS.query.max}
        autoComplete="off"
        enterKeyHint="search"
        {...input}
      />
      {children}
    </div>
  );
}

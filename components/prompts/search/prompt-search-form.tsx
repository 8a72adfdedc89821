import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { SearchBox } from '@/components/ui/search-box';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';

export function PromptSearchForm({ action = paths.prompts, children }: { action?: string; children: ReactNode }) {
  return (
    <form className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 print:hidden" role="search" action={action}>
      <SearchBox>{children}</SearchBox>
      <button type="submit" className={buttonClass({ variant: 'primary', size: 'field', className: 'max-md:px-3.75!' })}>
        <Icon name="search" className="md:hidden" />
        <span className="max-md:sr-only">Search</span>
      </button>
    </form>
  );
}

/**
 * The field of a search, which by default cannot be sent empty. Its style is one class (prompts.css), because React sends a Suspense boundary of more
 * than 500 bytes only after its fallback: without JavaScript a page would keep the fallback, which does not know the query.
 */
export function PromptSearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      className="search-input"
      type="search"
      name="q"
      aria-label="Search prompts"
      placeholder="Search by prompt name or description..."
      required
      pattern=".*\S.*"
      maxLength={LIMITS.query.max}
      autoComplete="off"
      enterKeyHint="search"
      dir="auto"
      {...props}
    />
  );
}

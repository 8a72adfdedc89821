'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { buttonClass } from '@/components/ui/button-class';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useHydrated } from '@/components/ui/use-hydrated';
import { closeKeyboard } from '@/lib/browser/close-keyboard';
import { listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { exampleOf, SEARCH_EXAMPLES } from '@/lib/prompts/search-examples';

// The code is loaded on the first focus, here and in PromptSearch: a module for both would be one more file to fetch.
const TitleSuggestions = lazyComponent(() =>
  import('@/components/prompts/search/title-suggestions').then((module) => module.TitleSuggestions),
);

const BUTTON =
  'self-stretch px-[clamp(18px,2.4vw,32px)]! text-[1.125rem]! tracking-[-0.01em]! [word-spacing:0] max-md:mt-3 max-md:w-full max-md:self-auto';

/**
 * The search of the home page: a sentence with a blank, hidden once its section goes out of view without the focus in it. An empty blank searches for
 * its example; without JavaScript it must be filled in.
 */
export function HeroSearch() {
  const router = useRouter();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState(false);
  const [hidden, setHidden] = useState(false);
  // The field may have been reached before hydration.
  useEffect(() => setUsed(document.activeElement === field.current), []);
  // The page is static: the example of the day replaces the first one after hydration, in a field of fixed size.
  const [example, setExample] = useState<string>(SEARCH_EXAMPLES[0]);
  useEffect(() => setExample(exampleOf(Date.now())), []);

  useEffect(() => {
    const section = form.current?.closest('section');
    if (!section) return;
    // A busy browser reports several changes at once; the last one holds.
    const observer = new IntersectionObserver((entries) => {
      const writing = form.current?.contains(document.activeElement);
      setHidden(entries.at(-1)?.isIntersecting === false && !writing);
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    closeKeyboard(field.current);
    router.push(listPath(paths.prompts, { q: q || example }));
  };

  return (
    <form
      ref={form}
      className={`text-hero leading-[1.12] font-bold tracking-hero [word-spacing:0.06em] ${hidden ? 'invisible' : ''}`}
      role="search"
      action={paths.prompts}
      onSubmit={submit}
      noValidate={hydrated}
    >
      <label className="block" htmlFor="hero-search">
        I need a prompt
      </label>
      <div className="relative flex items-start gap-x-[0.24em] max-md:flex-wrap max-md:gap-y-[0.1em]">
        <span className="mt-[0.02em]" aria-hidden="true">
          for
        </span>
        {/* The suggestions are below the field, on a phone below the button. */}
        <div className="max-md:contents md:relative md:min-w-0 md:flex-1">
          <PromptSearchInput
            ref={field}
            id="hero-search"
            className="hero-field"
            placeholder={example}
            size={8}
            required={!hydrated}
            onFocus={() => setUsed(true)}
          />
          {used && <TitleSuggestions field={field} fitted />}
        </div>
        <button type="submit" className={`${buttonClass({ variant: 'primary', size: 'big' })} ${BUTTON}`}>
          Search
        </button>
      </div>
    </form>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef } from 'react';
import { LIMITS } from '@/lib/limits';
import { paths, withFilter } from '@/lib/paths';

/** The site's idea in one line: a sentence with a blank to write in. Hidden once its section is scrolled away. */
export function HeroSearch() {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const section = form.current?.closest('section');
    if (!section) return;
    const observer = new IntersectionObserver(([entry]) => {
      const writing = form.current?.contains(document.activeElement);
      form.current?.toggleAttribute('data-hidden', entry !== undefined && !entry.isIntersecting && !writing);
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q) router.push(withFilter(paths.prompts, { q }));
  };

  return (
    <form ref={form} className="hero-form" role="search" action={paths.prompts} onSubmit={submit}>
      <label htmlFor="hero-search">I need a prompt</label>
      <div className="hero-line">
        <span aria-hidden="true">for</span>
        <input
          id="hero-search"
          type="search"
          name="q"
          aria-label="Search prompts"
          placeholder="a cold email"
          size={8}
          maxLength={LIMITS.query.max}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="btn btn-primary">
          Search
        </button>
      </div>
    </form>
  );
}

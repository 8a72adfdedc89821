import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { optionClass, optionListClass } from '@/components/ui/option-list-class';
import { useActiveOption } from '@/components/ui/use-active-option';
import { paths } from '@/lib/paths';
import type { Prompt } from '@/lib/prompts/prompt';

type Props = {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  suggestions: Pick<Prompt, 'slug' | 'title'>[];
  onOpen: () => void;
};

/** The titles under the field, which keeps the focus. They are links, so that a new tab and the context menu work. */
export function SuggestionList({ id, field, suggestions, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number, event: KeyboardEvent) => {
    // The default is prevented, because Enter would also search.
    event.preventDefault();
    document.getElementById(`${id}-${index}`)?.click();
  };
  const active = useActiveOption({ field, list, id, count: suggestions.length, choose });

  useLayoutEffect(() => {
    const visible = window.visualViewport;
    const show = () => {
      if (field.current && list.current) uncover(list.current, field.current);
    };
    show();
    visible?.addEventListener('resize', show);
    return () => visible?.removeEventListener('resize', show);
  }, [field]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={`${optionListClass} right-0 mt-1 tracking-normal [word-spacing:0]`}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ slug, title }, index) => (
        <Link
          key={slug}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={`${optionClass(index === active)} leading-ui no-underline wrap-anywhere`}
          href={paths.prompt(slug)}
          dir="auto"
          onClick={onOpen}
        >
          {title}
        </Link>
      ))}
    </div>
  );
}

/** Room below the list, in pixels. */
const GAP = 8;
/** Room above the field after scrolling, in pixels: as much as `scroll-padding-top` in globals.css. */
const ABOVE = 96;

/** Moves a list out from under a phone's keyboard: right under its field, over the button between them; if that is not enough, by scrolling. */
function uncover(list: HTMLElement, field: HTMLElement): void {
  const visible = window.visualViewport;
  // Zoomed in, only a part of the page is visible without any keyboard.
  if (visible?.scale !== 1) return;
  const covered = () => list.getBoundingClientRect().bottom + GAP - visible.offsetTop - visible.height;
  list.style.top = '';
  if (covered() <= 0) return;
  list.style.top = `${field.offsetTop + field.offsetHeight + GAP / 2}px`;
  const top = Math.min(covered(), field.getBoundingClientRect().top - visible.offsetTop - ABOVE);
  if (top > 0) window.scrollBy({ top, behavior: 'instant' });
}

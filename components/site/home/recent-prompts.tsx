import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { CompactRow } from '@/components/prompts/row/compact-row';
import { compactCopyClass } from '@/components/prompts/row/compact-row-layout';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { browserStore } from '@/lib/browser/browser-store';
import { recentTitle } from '@/lib/dashboard/start-rows';
import { paths } from '@/lib/paths';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { storeHomeHeight } from '@/lib/site/home-height';

/** The items that were loaded last. They are shown at once when the home page is opened again. */
let last: { account: string; items: PromptListItem[] } | undefined;

type Props = { account: string; waiting: ReactNode };

export function RecentPrompts({ account, waiting }: Props) {
  const section = useRef<HTMLElement>(null);
  const [items, setItems] = useState(last?.account === account ? last.items : undefined);

  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => {
        last = { account, items: loaded };
        if (current) setItems(loaded);
      },
      (cause: unknown) => {
        console.warn('The recently used prompts cannot be shown', cause);
        if (current) setItems((before) => before ?? []);
      },
    );
    return () => {
      current = false;
    };
  }, [account]);

  useEffect(() => {
    if (items && last?.items === items) storeHomeHeight(browserStore(), innerWidth, section.current?.getBoundingClientRect().height ?? 0);
  }, [items]);

  if (!items) return waiting;
  if (items.length === 0) return null;
  return (
    <Section ref={section} id="recently-used" title={recentTitle(items)} aside={<Link href={paths.start}>Dashboard</Link>}>
      <div data-compact="always">
        {items.map((item) => (
          <CompactRow
            key={item.ref.id}
            item={item}
            heading="h3"
            withValues
            actions={<RowCopyButton prompt={item.ref} title={item.title} className={compactCopyClass} />}
          />
        ))}
      </div>
    </Section>
  );
}

async function load(): Promise<PromptListItem[]> {
  const response = await fetch(paths.homeData);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}

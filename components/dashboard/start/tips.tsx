import type { ReactNode } from 'react';
import { PaletteLink } from '@/components/palette/palette-link';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { keyClass } from '@/components/ui/key-class';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { featuredPrompts } from '@/lib/prompts/library';
import { StartSection } from './start-section';

const LINK = 'font-semibold tracking-row no-underline decoration-2 group-hover:underline after:absolute after:inset-0 after:-inset-x-2';

/** First steps for a new account. */
export function Tips() {
  const [first] = featuredPrompts();
  return (
    <StartSection id="tips" title="What you can do here">
      <ul className="grid gap-x-10 md:grid-cols-2">
        <Tip
          title={
            <Link className={LINK} href={paths.prompts}>
              Save a prompt
            </Link>
          }
        >
          Press the heart beside it to keep it in Saved.
        </Tip>
        <Tip
          title={
            <Link className={LINK} href={paths.createPrompt}>
              Write your own
            </Link>
          }
        >
          With blanks for the parts that change. Private until you make it public.
        </Tip>
        <Tip
          title={
            <Link className={LINK} href={first ? paths.prompt(first.slug) : paths.prompts}>
              Fill in the blanks
            </Link>
          }
        >
          What you write is still there next time, in this browser.
        </Tip>
        <Tip
          title={
            <Link className={LINK} href={paths.createCollection}>
              Make a collection
            </Link>
          }
        >
          Prompts that belong together, in one list to share or print.
        </Tip>
        <Tip
          title={
            <Link className={LINK} href={`${paths.faq}#own-prompts`}>
              Change what you wrote
            </Link>
          }
        >
          Each edit keeps the earlier text under Versions.
        </Tip>
        <Tip title={<PaletteLink className={LINK}>Search everything</PaletteLink>}>
          From any page, with <kbd className={keyClass}>/</kbd> or <kbd className={keyClass}>Ctrl K</kbd>.
        </Tip>
      </ul>
      <Link className={buttonClass({ variant: 'primary', className: 'mt-4' })} href={paths.prompts}>
        Browse All Prompts
      </Link>
    </StartSection>
  );
}

function Tip({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="group relative flex justify-between gap-4 border-t border-rule py-3 first:border-transparent md:nth-2:border-transparent">
      <div className="min-w-0">
        {title}
        <p className="text-ui text-ink-2">{children}</p>
      </div>
      <Icon name="back" className="flex-none rotate-180 self-center text-ink-3" />
    </li>
  );
}

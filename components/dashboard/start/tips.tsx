import type { ReactNode } from 'react';
import { PaletteLink } from '@/components/palette/palette-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { featuredPrompts } from '@/lib/prompts/library';
import { StartSection } from './start-section';

const LINK_CLASS =
  'font-semibold tracking-row no-underline decoration-2 group-hover:underline after:absolute after:inset-0 after:-inset-x-2';

export function Tips() {
  const [first] = featuredPrompts();
  const links = [
    { title: 'Save a prompt', href: paths.prompts, text: 'Press the heart beside it to keep it in Saved.' },
    {
      title: 'Write your own',
      href: paths.createPrompt,
      text: 'With blanks for the parts that change. Private until you make it public.',
    },
    {
      title: 'Fill in the blanks',
      href: first ? paths.prompt(first.slug) : paths.prompts,
      text: 'What you write is still there next time, in this browser.',
    },
    { title: 'Make a collection', href: paths.createCollection, text: 'Prompts that belong together, in one list to share or print.' },
    { title: 'Change what you wrote', href: `${paths.faq}#own-prompts`, text: 'Each edit keeps the earlier text under Versions.' },
  ];
  return (
    <StartSection id="tips" title="What you can do here">
      <ul className="grid gap-x-10 md:grid-cols-2">
        {links.map(({ title, href, text }) => (
          <Tip
            key={title}
            title={
              <Link className={LINK_CLASS} href={href}>
                {title}
              </Link>
            }
          >
            {text}
          </Tip>
        ))}
        <Tip title={<PaletteLink className={LINK_CLASS}>Search everything</PaletteLink>}>
          From any page, with <kbd>/</kbd> or <kbd>Ctrl K</kbd>.
        </Tip>
      </ul>
      <ButtonLink variant="primary" className="mt-4" href={paths.prompts}>
        Browse All Prompts
      </ButtonLink>
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

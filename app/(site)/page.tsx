import { GuideCard, GuideCards } from '@/components/guides/guide-card';
import { FeaturedPrompt } from '@/components/library/featured-prompt';
import { PromptRows } from '@/components/prompts/row/prompt-rows';
import { CollapsibleSection } from '@/components/site/collapsible/collapsible-section';
import { HeroSearch } from '@/components/site/home/hero-search';
import { LazyRecentPrompts } from '@/components/site/home/lazy-recent-prompts';
import { JsonLd } from '@/components/site/json-ld';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkList, LinkListItem, linkListLinkClass } from '@/components/ui/link-list';
import { Remark } from '@/components/ui/remark';
import { Section } from '@/components/ui/section';
import { guides } from '@/lib/guides/guides';
import { paths } from '@/lib/paths';
import { categoryOf, featuredPrompts, library, popularPrompts, promptsIn } from '@/lib/prompts/library';
import type { Prompt } from '@/lib/prompts/prompt';
import { libraryItem } from '@/lib/prompts/prompt-list-item';
import { site } from '@/lib/site';
import { webSite } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

export const metadata = {
  ...pageMetadata({ title: site.name, description: site.description, path: paths.home, feedOf: paths.prompts }),
  title: { absolute: `${site.name}: ready-to-use prompts to copy, paste and send` },
};

const itemsOf = (prompts: Prompt[]) => prompts.map((prompt) => libraryItem(prompt, { category: categoryOf(prompt) }));

export default function HomePage() {
  const [lead, ...featured] = featuredPrompts();
  const popular = popularPrompts();
  return (
    <>
      <JsonLd data={[webSite()]} />
      <section className="pt-[clamp(32px,5vw,72px)] pb-[clamp(40px,4.6vw,60px)]" aria-label="Search">
        <h1 className="sr-only">
          {site.name}: {site.tagline}
        </h1>
        <HeroSearch />
        <div className="mt-[clamp(24px,2.6vw,36px)] flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[60ch] text-[1.0625rem] text-ink-2">
            {library().prompts.length} prompts, free to copy. Fill in a few blanks: it helps most when you are in a hurry (
            <Link href={paths.trials}>how we tested this</Link>).
            <span className="block signed-in:hidden!">
              <Link href={paths.signup}>Create an account</Link> to save prompts and write your own.
            </span>
          </p>
          <div className="flex flex-wrap gap-2 max-md:w-full">
            <a className={buttonClass({ className: 'max-md:flex-1 max-md:px-2!' })} href="#categories">
              Browse Categories
            </a>
            <ButtonLink className="max-md:flex-1 max-md:px-2!" href={paths.prompts}>
              View All Prompts
            </ButtonLink>
          </div>
        </div>
      </section>
      <LazyRecentPrompts />

      <CollapsibleSection id="categories" title="Browse by Category" things="categories">
        <LinkList>
          {library().categories.map((category) => (
            <LinkListItem key={category.id}>
              <Link className={linkListLinkClass} href={paths.category(category.slug)}>
                <Icon name={category.icon} />
                {category.name} <Remark className="text-body">{promptsIn(category).length}</Remark>
              </Link>
            </LinkListItem>
          ))}
        </LinkList>
      </CollapsibleSection>

      <Section title="Featured Prompts" aside={<p>Chosen by hand to show what the library can do.</p>}>
        {lead && <FeaturedPrompt prompt={lead} category={categoryOf(lead)} />}
        <div data-compact="always">
          <PromptRows items={itemsOf(featured)} heading="h3" featured />
        </div>
      </Section>

      <CollapsibleSection
        id="popular"
        title="Popular Prompts"
        things="prompts"
        aside={popular.more && <ButtonLink href={paths.prompts}>View All Prompts</ButtonLink>}
      >
        <PromptRows items={itemsOf(popular.prompts)} columns={2} underRule heading="h3" />
      </CollapsibleSection>

      <Section title="Start here">
        <GuideCards>
          {guides()
            .slice(0, 3)
            .map((guide, index) => (
              <GuideCard key={guide.slug} guide={guide} number={index + 1} />
            ))}
        </GuideCards>
      </Section>

      <HowItWorks />
    </>
  );
}

const STEPS = [
  { name: 'Copy', text: 'Every prompt is plain text. Fill in its blanks here, or copy it as it is.' },
  { name: 'Paste', text: 'Put it in Grok or any other assistant. Nothing about it is tied to one.' },
  { name: 'Send', text: 'Or let the Send link open the filled prompt for you. Then read the answer, and check what matters.' },
];

function HowItWorks() {
  return (
    <Section title="How it works">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {STEPS.map(({ name, text }) => (
          <div key={name}>
            <b className="block text-[clamp(2rem,4vw,3.25rem)] leading-[1.1] tracking-[-0.04em] [word-spacing:0.06em]">{name}</b>
            <p className="mt-1.5 max-w-[34ch] text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

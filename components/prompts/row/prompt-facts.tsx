import { Day } from '@/components/ui/day';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

const BADGE =
  'inline-flex items-center px-[7px] pt-[5px] pb-1 text-label leading-none font-semibold whitespace-nowrap font-stretch-88% forced-colors:border text-ink shadow-[inset_0_0_0_1px_var(--color-rule-field)]';

/** The facts of a prompt in a public list or on its page. */
export function PromptFacts({ item: { ref, facts } }: { item: Pick<PromptListItem, 'ref' | 'facts'> }) {
  const { author, category, texts = [], worked, saves, createdAt } = facts;
  const isOwn = ref.kind === 'own';
  return (
    <>
      {author && <AuthorLink {...author} />}
      {category && (
        <span data-badge={isOwn ? '' : undefined} dir={ref.kind === 'library' ? undefined : 'auto'} className={isOwn ? BADGE : undefined}>
          {category}
        </span>
      )}
      {texts.map((text) => (
        <span key={text} className="num" dir="auto">
          {text}
        </span>
      ))}
      {worked && <span className="num">{worked}</span>}
      {saves && <span className="num">{saves}</span>}
      {createdAt && (
        <span className="num">
          {isOwn && 'Created '}
          <Day iso={createdAt} />
        </span>
      )}
    </>
  );
}

export function AuthorLink({ name, username, tabIndex }: { name: string; username: string; tabIndex?: number | undefined }) {
  return (
    <Link className="tall-target relative z-raised text-ink" href={paths.profile(username)} tabIndex={tabIndex} dir="auto">
      {name}
    </Link>
  );
}

export function FeaturedBadge() {
  return (
    <span className="inline-flex [--icon-size:14px]" data-badge="" title="Featured">
      <Icon name="star" />
      <span className="sr-only">Featured</span>
    </span>
  );
}

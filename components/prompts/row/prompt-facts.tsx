import { Badge } from '@/components/ui/badge';
import { Day } from '@/components/ui/day';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { AuthorLink } from './author-link';

export function PromptFacts({ item: { ref, facts } }: { item: Pick<PromptListItem, 'ref' | 'facts'> }) {
  const { author, category, texts = [], worked, saves, createdAt } = facts;
  const isOwn = ref.kind === 'own';
  return (
    <>
      {author && <AuthorLink {...author} />}
      {category && (isOwn ? <Badge outlined>{category}</Badge> : <span dir={ref.kind === 'library' ? undefined : 'auto'}>{category}</span>)}
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

import { Count } from '@/components/ui/count';
import { Link } from '@/components/ui/link';
import { type PromptFilter, paths, withFilter } from '@/lib/paths';
import { PROMPT_KINDS, type PromptKind } from '@/lib/prompts/prompt-kind';

const NAMES = { quick: 'Quick', deep: 'Deep' };
const LINK = 'relative inline-flex min-h-8 items-center gap-1.5 no-underline hover:underline touch:min-h-11 touch:min-w-11';
const CURRENT = 'font-semibold shadow-[inset_0_-2px_0_var(--color-ink)] forced-colors:underline forced-colors:decoration-2';

type Props = { filter: PromptFilter; counts: ReadonlyMap<PromptKind, number> };

/** The kinds a list can be narrowed to, each with its count. */
export function KindFilter({ filter: { q, category, kind }, counts }: Props) {
  const all = PROMPT_KINDS.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  const choices = [{ kind: undefined, count: all }, ...PROMPT_KINDS.map((one) => ({ kind: one, count: counts.get(one) ?? 0 }))];
  return (
    <nav aria-label="Kinds">
      <ul className="flex gap-x-4">
        {choices.map((choice) => (
          <li key={choice.kind ?? 'all'}>
            <Link
              className={`${LINK} ${choice.kind === kind ? CURRENT : ''}`}
              href={withFilter(paths.prompts, { q, category, kind: choice.kind })}
              scroll={false}
              aria-current={choice.kind === kind || undefined}
            >
              {choice.kind ? NAMES[choice.kind] : 'All'} <Count className="text-meta">{choice.count}</Count>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

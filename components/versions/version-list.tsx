import { Link } from '@/components/ui/link';
import { Moment } from '@/components/ui/moment';
import { ScrollToCurrent } from '@/components/ui/scroll-to-current';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import type { VersionSummary } from '@/lib/user-prompts/version';

type Props = { promptId: string; versions: VersionSummary[]; current: VersionSummary | undefined };

// Rows at the left of the text; on small screens a strip above it.
const ROW =
  'num relative grid content-center text-ui no-underline max-lg:min-h-11 max-lg:rounded-control max-lg:border max-lg:px-3.5 max-lg:whitespace-nowrap lg:min-h-14 lg:px-2.5 lg:py-2';
const CURRENT =
  'border-ink bg-ink font-semibold text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';
const OTHER = 'border-rule-field font-medium hover:bg-hover';

/** The versions of a prompt by date, the newest first. */
export function VersionList({ promptId, versions, current }: Props) {
  return (
    <nav
      className="max-lg:-mx-(--gutter) max-lg:min-w-0 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-48px)] lg:overflow-y-auto print:hidden"
      aria-label="Versions"
    >
      <ScrollToCurrent>
        {versions.map(({ id, replacedAt, length }) => (
          <li className="lg:border-t lg:border-rule lg:first:border-transparent" key={id}>
            <Link
              className={`${ROW} ${id === current?.id ? CURRENT : OTHER}`}
              href={paths.promptVersions(promptId, id)}
              aria-current={id === current?.id || undefined}
            >
              <Moment iso={replacedAt} />
              <span className="text-meta font-normal max-lg:hidden">{plural(length, 'character')}</span>
            </Link>
          </li>
        ))}
      </ScrollToCurrent>
    </nav>
  );
}

import { chipClass } from '@/components/ui/chip-class';
import { Link } from '@/components/ui/link';
import { Moment } from '@/components/ui/moment';
import { ScrollingList } from '@/components/ui/scrolling-list';
import { sharesMinute, type VersionSummary } from '@/lib/my-prompts/version';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

type Props = { promptId: string; currentLength: number; versions: VersionSummary[]; chosen: VersionSummary | undefined };

const ROW = 'num grid content-center lg:min-h-14 lg:px-2.5 lg:py-2';

export function VersionList({ promptId, currentLength, versions, chosen }: Props) {
  return (
    <nav
      className="max-lg:-mx-(--gutter) max-lg:min-w-0 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-48px)] lg:overflow-y-auto print:hidden"
      aria-label="Versions"
    >
      <ScrollingList>
        <li className={`${chipClass('text')} ${ROW}`}>
          Now
          <Length characters={currentLength} />
        </li>
        {versions.map((version) => (
          <li className="lg:border-t lg:border-rule" key={version.id}>
            <Link
              className={`${chipClass(version.id === chosen?.id ? 'current' : 'link')} ${ROW}`}
              href={paths.promptVersions(promptId, version.id)}
              aria-current={version.id === chosen?.id || undefined}
            >
              <Moment iso={version.replacedAt} seconds={sharesMinute(versions, version)} />
              <Length characters={version.length} />
            </Link>
          </li>
        ))}
      </ScrollingList>
    </nav>
  );
}

function Length({ characters }: { characters: number }) {
  return <span className="text-meta font-normal max-lg:hidden">{plural(characters, 'character')}</span>;
}

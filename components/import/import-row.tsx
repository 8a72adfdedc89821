import { selectClass } from '@/components/ui/field-class';
import { Link } from '@/components/ui/link';
import { type Choice, usualChoice } from '@/lib/import/choices';
import type { Duplicate, StoredRow } from '@/lib/import/stored-import';
import { paths } from '@/lib/paths';

type Props = {
  row: StoredRow;
  duplicate: Duplicate | undefined;
  /** The row before it that says the same. */
  twin: StoredRow | undefined;
  showsPath: boolean;
};

export function ImportRow({ row, duplicate, twin, showsPath }: Props) {
  const { place, title, category, preview, path, line, problem } = row;
  const choices: [Choice, string][] = [
    ['keep', duplicate ? 'Keep both' : 'Import'],
    ['skip', 'Skip'],
  ];
  if (duplicate) choices.push(['replace', 'Replace']);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-1.5 md:grid-cols-[minmax(0,1fr)_8rem] [contain-intrinsic-size:auto_60px] [content-visibility:auto]">
      <div className="grid min-w-0 items-baseline gap-x-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <h2 className="truncate text-ui font-semibold" dir="auto">
          {title || 'Untitled'}
        </h2>
        <p className="truncate text-meta text-ink-2">
          {[category, showsPath && path, line !== null && `line ${line}`].filter(Boolean).map((fact) => (
            <bdi key={String(fact)} className="mr-3 text-ink-3">
              {fact}
            </bdi>
          ))}
          {problem === null && <bdi>{preview}</bdi>}
        </p>
        {problem !== null && <p className="text-meta font-semibold text-error md:col-span-2">Not imported: {problem}</p>}
        {duplicate && (
          <p className="text-meta font-semibold wrap-anywhere md:col-span-2">
            {duplicateText(duplicate)}{' '}
            <Link href={paths.userPrompt(duplicate.promptId)} target="_blank">
              <bdi>{duplicate.title}</bdi>
            </Link>
          </p>
        )}
        {twin && (
          <p className="text-meta font-semibold md:col-span-2">
            {twin.line === null ? 'Same as a prompt above.' : `Same as line ${twin.line}.`}
          </p>
        )}
      </div>
      {problem === null && (
        <select
          className={`${selectClass('min-h-11 bg-paper-2 text-ui')} w-32!`}
          name="choice"
          aria-label={`What to do with ${title}`}
          defaultValue={`${place}:${usualChoice(row, duplicate)}`}
        >
          {choices.map(([choice, label]) => (
            <option key={choice} value={`${place}:${choice}`}>
              {label}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

function duplicateText({ same, isPublic }: Duplicate): string {
  if (same) return isPublic ? 'You have this already, and it is public:' : 'You have this already:';
  return isPublic ? 'You have one like it, which is public:' : 'You have one like it:';
}

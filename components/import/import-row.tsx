import { selectClass } from '@/components/ui/field-class';
import { Link } from '@/components/ui/link';
import { type Choice, usualChoice } from '@/lib/import/choices';
import type { Double, StoredRow } from '@/lib/import/stored-import';
import { paths } from '@/lib/paths';

type Props = {
  row: StoredRow;
  double: Double | undefined;
  /** Whether there are several files. */
  showsPath: boolean;
};

/** A prompt that was brought: what it says, what changed in it, and what is done with it. */
export function ImportRow({ row, double, showsPath }: Props) {
  const { place, title, category, preview, path, line, notes, problem } = row;
  return (
    <li className="grid gap-x-5 gap-y-2 border-b border-rule py-3 [contain-intrinsic-size:auto_96px] [content-visibility:auto] md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h2 className="text-row font-strong tracking-row wrap-anywhere" dir="auto">
          {title || 'Without a title'}
        </h2>
        {problem === null && (
          <p className="line-clamp-2 text-ui text-ink-2 wrap-anywhere" dir="auto">
            {preview}
          </p>
        )}
        <p className="text-meta text-ink-3 wrap-anywhere empty:hidden">
          {[category, showsPath && path, line !== null && `line ${line}`].filter(Boolean).join(' · ')}
        </p>
        {notes.length > 0 && (
          <ul className="pt-1 text-meta text-ink-2">
            {notes.map((note) => (
              <li key={note} className="wrap-anywhere">
                {note}
              </li>
            ))}
          </ul>
        )}
        {problem !== null && <p className="pt-1 text-meta font-semibold text-error">Not taken: {problem}</p>}
        {double && (
          <p className="pt-1 text-meta font-semibold wrap-anywhere">
            You have {double.same ? 'this already' : 'one like it'}:{' '}
            <Link href={paths.userPrompt(double.promptId)} target="_blank">
              <bdi>{double.title}</bdi>
            </Link>
            {double.isPublic && ', which is public'}
          </p>
        )}
      </div>
      {problem === null && (
        <select
          className={`${selectClass('min-h-11 bg-paper-2 text-ui')} self-start md:w-40!`}
          name="choice"
          aria-label={`What to do with ${title}`}
          defaultValue={`${place}:${usualChoice(double)}`}
        >
          <Option place={place} choice="keep">
            {double ? 'Keep both' : 'Import'}
          </Option>
          <Option place={place} choice="skip">
            Skip
          </Option>
          {double && (
            <Option place={place} choice="replace">
              Replace
            </Option>
          )}
        </select>
      )}
    </li>
  );
}

function Option({ place, choice, children }: { place: number; choice: Choice; children: string }) {
  return <option value={`${place}:${choice}`}>{children}</option>;
}

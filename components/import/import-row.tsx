import { Options } from '@/components/forms/options';
import { selectClass } from '@/components/ui/field-class';
import { Link } from '@/components/ui/link';
import { choiceOf } from '@/lib/import/choices';
import { notesOf } from '@/lib/import/notes';
import type { Choice, Duplicate, StoredRow } from '@/lib/import/stored-import';
import { shownTag } from '@/lib/my-prompts/tags';
import { paths } from '@/lib/paths';
import { fillTemplate } from '@/lib/prompts/template';
import { plural } from '@/lib/text/plural';
import { FormatSelect } from './format-select';

type Props = {
  row: StoredRow;
  duplicate: Duplicate | undefined;
  /** An earlier row with the same title and text. */
  twin: StoredRow | undefined;
  /** The file of the prompt; null if all prompts are from one file. In its first row on a page (`isFirst`) its format can be changed. */
  file: { place: number; format?: string | null; formats?: string[]; isFirst: boolean } | null;
};

export function ImportRow({ row, duplicate, twin, file }: Props) {
  const { place, title, category, tags, preview, path, line, problem, asIs } = row;
  const notes = notesOf(row);
  // The path of the file is listed with the changes. A row with a problem names it here, too, because it may have no changes.
  const facts = new Set(
    [
      category,
      ...tags.map(shownTag),
      file?.isFirst && file.format,
      file && problem !== null && path,
      line !== null && `line ${line}`,
    ].filter((fact) => typeof fact === 'string'),
  );
  const summary = notes.length > 0 ? plural(notes.length, 'change') : file?.isFirst ? 'File' : '';
  const choices: [Choice, string][] = [
    ['keep', duplicate ? 'Keep both' : 'Import'],
    ['skip', 'Skip'],
  ];
  if (duplicate) choices.push(['replace', 'Replace']);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-rule py-2 md:grid-cols-[minmax(0,1fr)_8rem] [contain-intrinsic-size:auto_90px] [content-visibility:auto]">
      <div className="grid min-w-0 items-baseline gap-x-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <h2 className="truncate text-ui font-semibold" dir="auto">
          {title || 'Untitled'}
        </h2>
        <p className="truncate text-meta text-ink-2">
          {[...facts].map((fact) => (
            <bdi key={fact} className="mr-3 text-ink-3">
              {fact}
            </bdi>
          ))}
          {problem === null && <bdi>{asIs ? fillTemplate(preview) : preview}</bdi>}
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
            {twin.line === null ? `Same as “${twin.title}”.` : `Same as line ${twin.line}.`}
          </p>
        )}
      </div>
      {problem === null && (
        <select
          className={`${selectClass('min-h-11 bg-paper-2 text-ui')} w-32!`}
          name="choice"
          aria-label={`What to do with ${title}`}
          defaultValue={`${place}:${choiceOf(row, duplicate)}`}
        >
          <Options of={choices.map(([choice, label]) => [`${place}:${choice}`, label])} />
        </select>
      )}
      {(summary || asIs !== null) && (
        <div className="col-span-full flex flex-wrap items-start gap-x-5 text-meta text-ink-3">
          {summary && (
            <details className="open:basis-full">
              <summary className="cursor-pointer touch:py-3">{summary}</summary>
              <ul className="pb-1">
                {file && <li className="py-0.5 font-semibold wrap-anywhere">{path}</li>}
                {notes.map(({ text }) => (
                  <li key={text} className="py-0.5 wrap-anywhere">
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
              {file?.isFirst && <FormatSelect file={file.place} path={path} format={file.format ?? null} formats={file.formats ?? []} />}
            </details>
          )}
          {asIs !== null && (
            <label className="flex cursor-pointer items-center gap-2 touch:min-h-11">
              <input
                type="checkbox"
                className="size-4"
                name="asIs"
                value={place}
                defaultChecked={asIs}
                aria-label={`Leave variables as they are: ${title}`}
              />
              Leave variables as they are
            </label>
          )}
        </div>
      )}
    </li>
  );
}

function duplicateText({ same, isPublic }: Duplicate): string {
  if (same) return isPublic ? 'You have this already, and it is public:' : 'You have this already:';
  return isPublic ? 'You have one like it, which is public:' : 'You have one like it:';
}

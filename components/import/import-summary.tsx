import { placesBeyond } from '@/lib/import/choices';
import { NOTE_KINDS, type Note, type Unread } from '@/lib/import/import';
import { distinctNotes, notesOf } from '@/lib/import/notes';
import type { AboutImport, Duplicate, StoredRow } from '@/lib/import/stored-import';
import { plural } from '@/lib/text/plural';
import { FormatSelect } from './format-select';

const MAX_LISTED_CHANGES = 100;

type RowsProps = { rows: readonly StoredRow[]; duplicates: readonly Duplicate[] };

export function DuplicatesNote({ rows, duplicates }: RowsProps) {
  const [owned, twins] = [duplicates.length, rows.filter(({ twin }) => twin !== null).length];
  const sentences = [
    owned > 0 && (owned === 1 ? 'You may have 1 of them already.' : `You may have ${owned.toLocaleString('en')} of them already.`),
    twins > 0 && (twins === 1 ? '1 repeats another prompt.' : `${twins.toLocaleString('en')} repeat other prompts.`),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 && <p className="max-w-[80ch] text-ui">{sentences.join(' ')}</p>;
}

export function RoomNote({ room, rows, duplicates }: RowsProps & { room: number | null }) {
  if (room === null || placesBeyond(rows, duplicates, room).length === 0) return null;
  return (
    <p className="max-w-[80ch] text-ui">
      {room === 0
        ? 'Your account is full, so all of them are skipped at first. Delete prompts forever to make room.'
        : `Your account has room for ${room.toLocaleString('en')} more, so new ones after the first ${room.toLocaleString('en')} are skipped at first.`}
    </p>
  );
}

export function ChangesNote({ rows }: { rows: readonly StoredRow[] }) {
  const { counts, notes } = distinctNotes(rows.map((row) => ({ title: row.title, notes: notesOf(row) })));
  const asIsCount = rows.filter(({ asIs }) => asIs).length;
  const asIsSentence =
    asIsCount === 1
      ? 'Variables stay as they are in 1 prompt.'
      : `Variables stay as they are in ${asIsCount.toLocaleString('en')} prompts.`;
  if (notes.length === 0) return asIsCount > 0 && <p className="text-ui">{asIsSentence}</p>;
  return (
    <details className="max-w-[80ch] pb-4 text-ui">
      <summary className="tall-target cursor-pointer">
        {NOTE_KINDS.filter((kind) => counts[kind] > 0)
          .map((kind) => CHANGE_SENTENCES[kind](counts[kind]))
          .concat(asIsCount > 0 ? asIsSentence : [])
          .join(' ')}
      </summary>
      <ul className="border-t border-rule pt-2 text-meta text-ink-2">
        {notes.slice(0, MAX_LISTED_CHANGES).map(({ text, title, count }) => (
          <li key={`${text} ${title}`} className="py-0.5 wrap-anywhere">
            <bdi>{text}</bdi>
            <span className="text-ink-3">: {count === 1 ? <bdi>“{title}”</bdi> : plural(count, 'prompt')}</span>
          </li>
        ))}
      </ul>
      {notes.length > MAX_LISTED_CHANGES && (
        <p className="pt-1 text-meta text-ink-3">And {(notes.length - MAX_LISTED_CHANGES).toLocaleString('en')} more.</p>
      )}
    </details>
  );
}

const CHANGE_SENTENCES: Record<Note['kind'], (prompts: number) => string> = {
  variable: (prompts) =>
    prompts === 1 ? 'Variables became blanks in 1 prompt.' : `Variables became blanks in ${prompts.toLocaleString('en')} prompts.`,
  text: (prompts) =>
    prompts === 1
      ? 'Text that only looks like a blank stays text in 1 prompt.'
      : `Text that only looks like a blank stays text in ${prompts.toLocaleString('en')} prompts.`,
  damaged: (prompts) =>
    prompts === 1
      ? 'Something in the file of 1 prompt is damaged.'
      : `Something in the files of ${prompts.toLocaleString('en')} prompts is damaged.`,
  'left-out': (prompts) =>
    prompts === 1
      ? 'Folders or other fields were left out of 1 prompt.'
      : `Folders or other fields were left out of ${prompts.toLocaleString('en')} prompts.`,
  cut: (prompts) =>
    prompts === 1
      ? 'Long titles or categories were cut short in 1 prompt.'
      : `Long titles or categories were cut short in ${prompts.toLocaleString('en')} prompts.`,
};

export function UnreadList({ about: { unread, unreadCount: count, files } }: { about: AboutImport }) {
  if (count === 0) return null;
  const left = count - unread.length;
  return (
    <details className="pb-5" open={count <= 10}>
      <summary className="tall-target cursor-pointer text-ui font-semibold">
        {count === 1
          ? '1 item was left out or could not be read'
          : `${count.toLocaleString('en')} items were left out or could not be read`}
      </summary>
      <ul className="max-w-[80ch] border-t border-rule">
        {unread.map(({ path, line, reason, file }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <li key={index} className="border-b border-rule py-2 text-ui wrap-anywhere">
            <UnreadPlace path={path} line={line} />: {reason}.
            {file !== undefined && files[file] && files[file].format === null && <FormatSelect file={file} path={path} {...files[file]} />}
          </li>
        ))}
      </ul>
      {left > 0 && <p className="pt-2 text-ui text-ink-2">And {left.toLocaleString('en')} more.</p>}
    </details>
  );
}

function UnreadPlace({ path, line }: Pick<Unread, 'path' | 'line'>) {
  const file = <bdi className="font-semibold">{path}</bdi>;
  if (line === null) return file;
  return (
    <>
      {file}, line {line}
    </>
  );
}

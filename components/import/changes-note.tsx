import type { Note } from '@/lib/import/import';
import { distinctNotes, type ImportNotes } from '@/lib/import/notes';
import { plural } from '@/lib/text/plural';

/** How many different changes are told. */
const TOLD = 100;

/** Summary of the changes that an import made, with each different change once when opened. */
export function ChangesNote({ rows }: { rows: readonly ImportNotes[] }) {
  const { counts, notes } = distinctNotes(rows);
  if (notes.length === 0) return null;
  return (
    <details className="max-w-[80ch] pb-4 text-ui">
      <summary className="tall-target cursor-pointer">
        {(Object.keys(SENTENCES) as Note['kind'][])
          .filter((kind) => counts[kind] > 0)
          .map((kind) => SENTENCES[kind](plural(counts[kind], 'prompt')))
          .join(' ')}
      </summary>
      <ul className="border-t border-rule pt-2 text-meta text-ink-2">
        {notes.slice(0, TOLD).map(({ text, title, count }) => (
          <li key={text} className="py-0.5 wrap-anywhere">
            <bdi>{text}</bdi>
            <span className="text-ink-3">: {count === 1 ? <bdi>“{title}”</bdi> : plural(count, 'prompt')}</span>
          </li>
        ))}
      </ul>
      {notes.length > TOLD && <p className="pt-1 text-meta text-ink-3">And {(notes.length - TOLD).toLocaleString('en')} more.</p>}
    </details>
  );
}

const SENTENCES: Record<Note['kind'], (prompts: string) => string> = {
  variable: (prompts) => `Variables became blanks in ${prompts}.`,
  text: (prompts) => `Text that only looks like a blank stays text in ${prompts}.`,
  'left-out': (prompts) => `Folders, tags or other fields were left out of ${prompts}.`,
  cut: (prompts) => `Long titles or categories were cut short in ${prompts}.`,
};

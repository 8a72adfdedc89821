import { NOTE_KINDS, type Note } from './import';
import type { StoredRow } from './stored-import';

/** The notes of a prompt as it will be imported. */
export const notesOf = ({ notes, notesAsIs, asIs }: Pick<StoredRow, 'notes' | 'notesAsIs' | 'asIs'>) =>
  asIs ? [...notesAsIs, ...lostNotes(notes)] : notes;

/** The notes that hold also if the variables stay as they are. */
export const lostNotes = (notes: readonly Note[]) => notes.filter(({ kind }) => kind !== 'variable' && kind !== 'text');

/** The kinds of notes in the order in which they are kept: first those on what is lost. */
const LOST_FIRST: readonly Note['kind'][] = ['left-out', 'damaged', 'cut', 'text', 'variable'];

/** At most `most` notes, preferably those on what is lost, and a note for each kind that counts the rest. */
export function foldedNotes(notes: readonly Note[], most: number): Note[] {
  const shown = new Set(notes.toSorted((a, b) => LOST_FIRST.indexOf(a.kind) - LOST_FIRST.indexOf(b.kind)).slice(0, most));
  const rest = notes.filter((note) => !shown.has(note));
  const counted = LOST_FIRST.flatMap((kind): Note[] => {
    const count = rest.filter((note) => note.kind === kind).length;
    return count > 0 ? [{ kind, text: MORE[kind](count) }] : [];
  });
  return [...notes.filter((note) => shown.has(note)), ...counted];
}

const MORE: Record<Note['kind'], (count: number) => string> = {
  variable: (count) => (count === 1 ? '1 more blank' : `${count} more blanks`),
  text: (count) => (count === 1 ? '1 more part stays text' : `${count} more parts stay text`),
  damaged: (count) => (count === 1 ? '1 more part is damaged' : `${count} more parts are damaged`),
  'left-out': (count) => (count === 1 ? '1 more part is left out' : `${count} more parts are left out`),
  cut: (count) => (count === 1 ? '1 more text was cut short' : `${count} more texts were cut short`),
};

/** A note, the title of the first prompt that has it, and the number of prompts that have it. */
type DistinctNote = Note & { title: string; count: number };

/** The number of prompts that have notes of each kind, and each different note once, in the order of NOTE_KINDS. */
export function distinctNotes(rows: readonly { title: string; notes: readonly Note[] }[]) {
  const counts: Record<Note['kind'], number> = { variable: 0, text: 0, damaged: 0, 'left-out': 0, cut: 0 };
  const found = new Map<string, DistinctNote>();
  for (const { title, notes } of rows) {
    for (const kind of new Set(notes.map((note) => note.kind))) counts[kind]++;
    for (const { kind, text } of notes) {
      // A note on a cut text says nothing without the title.
      const key = kind === 'cut' ? `${text} ${title}` : text;
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { kind, text, title, count: 1 });
    }
  }
  return { counts, notes: [...found.values()].sort((a, b) => NOTE_KINDS.indexOf(a.kind) - NOTE_KINDS.indexOf(b.kind)) };
}

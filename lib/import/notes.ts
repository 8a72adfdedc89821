import { NOTE_KINDS, type Note } from './import';
import type { StoredRow } from './stored-import';

/** The notes of a prompt as it will be imported. */
export const notesOf = ({ notes, asIs }: Pick<StoredRow, 'notes' | 'asIs'>) =>
  asIs ? notes.filter(({ kind }) => kind !== 'variable' && kind !== 'text') : notes;

export type ImportNotes = { title: string; notes: readonly Note[] };

/** A change, the title of a prompt in which it was made, and in how many it was. */
export type DistinctNote = Note & { title: string; count: number };

/** In how many prompts each kind of change was made, and each different change once, in the order of their kinds. */
export function distinctNotes(rows: readonly ImportNotes[]): { counts: Record<Note['kind'], number>; notes: DistinctNote[] } {
  const counts = { variable: 0, text: 0, damaged: 0, 'left-out': 0, cut: 0 };
  const found = new Map<string, DistinctNote>();
  for (const { title, notes } of rows) {
    for (const kind of new Set(notes.map((note) => note.kind))) counts[kind]++;
    for (const { kind, text } of notes) {
      // The title is what a cut is about.
      const key = kind === 'cut' ? `${text} ${title}` : text;
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { kind, text, title, count: 1 });
    }
  }
  return { counts, notes: [...found.values()].sort((a, b) => NOTE_KINDS.indexOf(a.kind) - NOTE_KINDS.indexOf(b.kind)) };
}

import { type PromptRef, promptPath } from './prompt-ref';

const KINDS = ['public', 'own', 'library'] as const;

/** Reference to the prompt that the page at a path shows; null for other pages. */
export function refOfPath(path: string): PromptRef | null {
  for (const kind of KINDS) {
    const before = promptPath({ kind, id: '' });
    const id = path.slice(before.length);
    if (path.startsWith(before) && /^[a-z0-9-]+$/.test(id)) return { kind, id };
  }
  return null;
}

import { LIMITS } from '../limits';
import { countCharacters } from '../text/characters';

const { min, max } = LIMITS.content;

/** Message if the content of an edit is too short or too long, else null. A new prompt may be shorter or longer. */
export function editedLengthProblem(content: string): string | null {
  return characterCountProblem(countCharacters(content));
}

export function characterCountProblem(length: number): string | null {
  if (length < min) return `Content must be at least ${min} characters`;
  return length > max ? `Content must be less than ${max.toLocaleString('en')} characters` : null;
}

/** Warning about the length of a content while it is typed, or null. `stored`: the content that an edit began with. */
export function lengthWarning(content: string, stored?: string): string | null {
  if (countCharacters(content.trim()) <= max) return null;
  const most = max.toLocaleString('en');
  if (stored === undefined)
    return `You can create a prompt of more than ${most} characters, but you can edit its content later only if you make it shorter.`;
  if (content.trim() === stored.trim())
    return `This content has more than ${most} characters. You can change everything else, but the content only if you make it shorter.`;
  return editedLengthProblem(content.trim());
}

import { endOfString } from './json-size';
import type { Dropped } from './loose-yaml';

/** Converts JSON with Comments (JSONC) to JSON: removes comments and trailing commas, and keeps the line breaks. */
export function jsoncToJson(text: string): Dropped & { json: string } {
  const pieces: string[] = [];
  const repeated = new Set<string>();
  const keys: (Set<string> | null)[] = [];
  let [from, lastComma] = [0, -1];
  let hasComments = false;
  let previous = '';
  const flush = (at: number) => {
    if (at > from) pieces.push(text.slice(from, at));
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign <= ' ') continue;
    const commentEnd = sign === '/' ? endOfComment(text, at) : at;
    if (commentEnd > at) {
      hasComments = true;
      flush(at);
      pieces.push(text.slice(at, commentEnd).replace(/[^\n]+/g, ''));
      from = commentEnd;
      at = commentEnd - 1;
      continue;
    }
    if ((sign === ']' || sign === '}') && previous === ',') pieces[lastComma] = '';
    if (sign === '"') {
      const end = endOfString(text, at);
      const known = previous === '{' || previous === ',' ? keys.at(-1) : null;
      const key = known ? text.slice(at + 1, end) : '';
      if (known?.has(key)) repeated.add(key);
      known?.add(key);
      at = end;
    } else if (sign === ',') {
      flush(at);
      lastComma = pieces.push(',') - 1;
      from = at + 1;
    } else if (sign === '{') keys.push(new Set());
    else if (sign === '[') keys.push(null);
    else if (sign === '}' || sign === ']') keys.pop();
    previous = sign;
  }
  flush(text.length);
  return { json: pieces.join(''), repeated: [...repeated], hasComments };
}

/** Position after the comment that begins at `start`; `start` itself if none does. */
function endOfComment(text: string, start: number): number {
  const next = text.charAt(start + 1);
  if (next !== '/' && next !== '*') return start;
  const end = text.indexOf(next === '/' ? '\n' : '*/', start + 2);
  return end < 0 ? text.length : end + (next === '/' ? 0 : 2);
}

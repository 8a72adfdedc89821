import { useEffect, useState } from 'react';
import { TIMES } from '@/lib/limits';
import { type Answer, matchesOfEarlierAnswers } from '@/lib/palette/palette';
import { paths } from '@/lib/paths';

type Found = Answer & { state: 'asking' | 'failed' | 'answered' };

/** The server's answer to a query: results, or suggested prompts for an empty one. Until it comes, there are the matches in earlier answers. */
export function usePaletteAnswer(q: string): Found {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [failed, setFailed] = useState(false);
  const answer = answers.get(q);
  const isAnswered = answer !== undefined && answer.missing.length === 0;

  useEffect(() => {
    if (isAnswered) return;
    const ended = new AbortController();
    let timer = setTimeout(ask, q ? TIMES.searchPause : 0);
    async function ask() {
      try {
        const found = await fetchAnswer(q, ended.signal);
        setFailed(false);
        setAnswers((before) => new Map(before).set(q, found));
        if (found.missing.length === 0) return;
      } catch {
        if (ended.signal.aborted) return;
        setFailed(true);
      }
      timer = setTimeout(ask, TIMES.connectionCheck);
    }
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [q, isAnswered]);

  if (answer) return { ...answer, state: 'answered' };
  return {
    groups: q ? matchesOfEarlierAnswers(q, answers.values()) : {},
    near: false,
    corrected: {},
    note: undefined,
    state: failed ? 'failed' : 'asking',
    missing: [],
  };
}

async function fetchAnswer(q: string, ended: AbortSignal): Promise<Answer> {
  const late = new AbortController();
  const stop = () => late.abort();
  const timer = setTimeout(stop, TIMES.paletteAnswer);
  ended.addEventListener('abort', stop);
  try {
    const response = await fetch(paths.paletteData(q), { signal: late.signal });
    if (!response.ok) throw new Error(`The search answered ${response.status}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
    ended.removeEventListener('abort', stop);
  }
}

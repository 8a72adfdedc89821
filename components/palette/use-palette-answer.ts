import { useEffect, useState } from 'react';
import { TIMES } from '@/lib/limits';
import { type Answer, matchesOfEarlierAnswers } from '@/lib/palette/palette';
import { paths } from '@/lib/paths';

type PaletteAnswer = Answer & { state: 'asking' | 'failed' | 'answered' };

/**
 * The server's answer to a query: results, or suggested prompts for an empty one. Until it comes, a query that is not empty has the matches in
 * earlier answers. An answer that failed, or lacks a group, is asked for again.
 */
export function usePaletteAnswer(q: string): PaletteAnswer {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [failed, setFailed] = useState(false);
  const answer = answers.get(q);
  const isAnswered = answer !== undefined && answer.missing.length === 0;

  useEffect(() => {
    if (isAnswered) return;
    let ended = false;
    let request: AbortController | undefined;
    let timer = setTimeout(ask, q ? TIMES.searchPause : 0);
    async function ask() {
      request = new AbortController();
      timer = setTimeout(() => request?.abort(), TIMES.paletteAnswer);
      try {
        const found = await fetchAnswer(q, request.signal);
        setFailed(false);
        setAnswers((before) => new Map(before).set(q, found));
        if (found.missing.length === 0) return;
      } catch {
        if (ended) return;
        setFailed(true);
      }
      clearTimeout(timer);
      timer = setTimeout(ask, TIMES.connectionCheck);
    }
    return () => {
      ended = true;
      clearTimeout(timer);
      request?.abort();
    };
  }, [q, isAnswered]);

  if (answer) return { ...answer, state: 'answered' };
  return {
    groups: q ? matchesOfEarlierAnswers(q, answers.values()) : {},
    near: false,
    corrected: {},
    state: failed ? 'failed' : 'asking',
    missing: [],
  };
}

async function fetchAnswer(q: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(paths.paletteData(q), { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return response.json();
}

import { useEffect, useState } from 'react';
import { TIMES } from '@/lib/limits';

/** Longer than the few words that are said when all went well. */
const SENTENCE = 30;

/** Message of a button about its own press (data-feedback), which disappears after some time. */
export function useFeedback() {
  const [feedback, setFeedback] = useState<string>();
  useEffect(() => {
    if (!feedback) return;
    const time = feedback.length > SENTENCE ? TIMES.saveRefusal : TIMES.saveFeedback;
    const timer = setTimeout(() => setFeedback(undefined), time);
    return () => clearTimeout(timer);
  }, [feedback]);
  return [feedback, setFeedback] as const;
}

import { useEffect, useState } from 'react';
import { TIMES } from '@/lib/limits';

/** Number of characters above which a message is a sentence, and is shown for longer. */
const LONGEST_LABEL = 30;

/** The message that a button shows about its press (`data-feedback`), undefined again after some seconds. */
export function useFeedback() {
  const [feedback, setFeedback] = useState<string>();
  useEffect(() => {
    if (!feedback) return;
    const time = feedback.length > LONGEST_LABEL ? TIMES.saveRefusal : TIMES.saveFeedback;
    const timer = setTimeout(() => setFeedback(undefined), time);
    return () => clearTimeout(timer);
  }, [feedback]);
  return [feedback, setFeedback] as const;
}

'use client';

import { useEffect, useState } from 'react';
import { completedTags } from '@/lib/my-prompts/tags';
import { TAG_LIST_ID } from './user-prompt-messages';

/** Suggestions for fields of tags. They complete the tag that is typed last, or without JavaScript the first one. */
export function TagNames({ tags }: { tags: string[] }) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.getAttribute('list') === TAG_LIST_ID) setTyped(target.value);
    };
    document.addEventListener('input', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('input', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return (
    <datalist id={TAG_LIST_ID}>
      {completedTags(typed, tags).map((completed) => (
        <option key={completed} value={completed} />
      ))}
    </datalist>
  );
}

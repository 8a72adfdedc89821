'use client';

import { useEffect } from 'react';
import { chosenAnswerOptions } from '@/lib/prompts/chosen-answer-options';

/** Sets "Answer in …" to the language of a search, once that is no longer being typed, unless a language was chosen before. */
export function SetAnswerLanguage({ name }: { name: string }) {
  useEffect(() => {
    const choose = () => {
      const options = chosenAnswerOptions.get();
      if (!options.language) chosenAnswerOptions.choose({ ...options, language: name });
    };
    const field = document.activeElement;
    if (!field?.matches('input[type=search]')) return choose();
    field.addEventListener('blur', choose, { once: true });
    return () => field.removeEventListener('blur', choose);
  }, [name]);
  return null;
}

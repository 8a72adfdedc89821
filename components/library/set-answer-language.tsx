'use client';

import { useEffect } from 'react';
import { chosenAnswerOptions } from '@/lib/prompts/chosen-answer-options';

/** Sets "Answer in …" to the language of a search, unless somebody has chosen a language. */
export function SetAnswerLanguage({ name }: { name: string }) {
  useEffect(() => {
    const options = chosenAnswerOptions.get();
    if (!options.language) chosenAnswerOptions.choose({ ...options, language: name });
  }, [name]);
  return null;
}

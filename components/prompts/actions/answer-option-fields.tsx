import { useState } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { Icon } from '@/components/ui/icon';
import type { AnswerOptions } from '@/lib/prompts/answer-options';
import { chosenAnswerOptions } from '@/lib/prompts/chosen-answer-options';
import { languagesFor } from '@/lib/prompts/languages';

export function AnswerOptionFields() {
  const { answerOptions } = usePromptValues();
  const [languages] = useState(() => languagesFor(navigator.languages));
  const { language, onlyText } = answerOptions;
  const change = (changed: Partial<AnswerOptions>) => chosenAnswerOptions.choose({ ...answerOptions, ...changed });
  return (
    <>
      <label className="flex items-center gap-1.5">
        Answer in
        <span className="relative flex items-center [--icon-size:14px]">
          <select
            className="field-sizing-content min-h-9 touch:min-h-11 max-w-40 appearance-none pr-5 font-medium text-ink text-ellipsis underline decoration-rule-field underline-offset-[0.3em] hover:decoration-ink"
            value={language}
            onChange={({ target }) => change({ language: target.value })}
          >
            <option value="">any language</option>
            {languages.map(({ code, name }) => (
              <option key={code} lang={code} value={name}>
                {name}
              </option>
            ))}
            {/* A stored language that is no longer offered. */}
            {language && languages.every(({ name }) => name !== language) && <option>{language}</option>}
          </select>
          <Icon name="expand" className="pointer-events-none absolute right-0.5" />
        </span>
      </label>
      <label className="flex min-h-9 touch:min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-4 flex-none accent-ink"
          checked={onlyText}
          onChange={({ target }) => change({ onlyText: target.checked })}
        />
        Only the text
      </label>
    </>
  );
}

import { ANYTHING_ELSE } from '@/lib/prompts/template';
import { ClearValues, clearLinkClass } from './clear-values';
import { usePromptValues } from './prompt-values';

/** Says that values are from the last visit, and clears them. */
export function FromLastTime() {
  const { variables, values, lastTime, replace } = usePromptValues();
  const some = [...variables, ANYTHING_ELSE].some(({ name }) => lastTime?.[name] && lastTime[name] === values[name]);
  return (
    <ClearValues about="From last time" values={values} shown={some} onClear={() => replace({})} onUndo={replace} button={clearLinkClass} />
  );
}

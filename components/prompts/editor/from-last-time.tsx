import { ANYTHING_ELSE } from '@/lib/prompts/template';
import { ClearValues } from './clear-values';
import { usePromptValues } from './prompt-values';

/** Says that values of the blanks are from the last visit, with a button that clears them. */
export function FromLastTime() {
  const { variables, values, lastTime, replace } = usePromptValues();
  const isFromLastTime = [...variables, ANYTHING_ELSE].some(({ name }) => lastTime?.[name] && lastTime[name] === values[name]);
  return <ClearValues about="From last time" values={values} shown={isFromLastTime} onClear={() => replace({})} onUndo={replace} />;
}

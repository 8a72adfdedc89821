import { ANYTHING_ELSE, type Values, type Variable } from './template';
import { withValue } from './written-values';

/** Values after a text that was pasted into a one-line blank moves to the end of the last field. `before`: value of the blank before that. */
export function withMovedText(values: Values, variable: Variable, before: string, text: string): Values {
  const written = values[ANYTHING_ELSE.name];
  return withValue(withValue(values, variable, before, false), ANYTHING_ELSE, written ? `${written}\n\n${text}` : text, true);
}

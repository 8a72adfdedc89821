import { goose } from '../integrations/formats/goose';
import { scalarText } from '../integrations/formats/parse-file';
import { nameOf } from '../prompts/identifier';
import { ANYTHING_ELSE, labelOf, variablesOf } from '../prompts/template';
import { recordOf } from '../text/record';
import { leftOut, unusedNotes } from './left-out';
import type { FilePrompt } from './read-result';

/** Reads a recipe of goose, also one in the field `recipe`, in which its desktop app saves it; null for any other value. */
export function recipeEntry(data: unknown): FilePrompt | null {
  const [around, inner] = [recordOf(data), recordOf(recordOf(data).recipe)];
  const fields = Object.keys(inner).length > 0 ? inner : around;
  const [recipe] = goose.read({ text: '', data: fields }) ?? [];
  if (!recipe) return null;
  const { title, text, written = '' } = recipe;
  const parameters: unknown[] = Array.isArray(fields.parameters) ? fields.parameters : [fields.parameters];
  const names = new Set(variablesOf(text).map(({ name }) => name));
  const isUsed = (key: string) => names.has(nameOf(key)) || key === ANYTHING_ELSE.name;
  const unused = parameters.map(keyOf).filter((key) => key !== '' && !isUsed(key));
  const said = { ...fields, parameters: parameters.filter((one) => !unused.includes(keyOf(one))).map(withoutUsual) };
  return {
    ...recipe,
    format: goose.name,
    notations: goose.notations,
    notes: [
      ...(fields === inner ? leftOut(around, ['recipe', 'name'], [], [title, JSON.stringify(inner)]) : []),
      ...leftOut(said, goose.fields, [], [title, text, written]),
      ...unusedNotes(unused),
    ],
  };
}

const keyOf = (parameter: unknown) => scalarText.safeParse(recordOf(parameter).key).data ?? '';

/** A parameter of goose without what its blank says: name, label, text or choice, and whether it can be empty. One without a key stays as it is. */
function withoutUsual(parameter: unknown): unknown {
  const { key: _, input_type: type, requirement, description, ...others } = recordOf(parameter);
  const key = keyOf(parameter);
  if (key === '') return parameter;
  const label = labelOf(nameOf(key));
  const about = typeof description === 'string' ? description.replace(new RegExp(`^${label}(, e\\.g\\. |$)`), '') : description;
  return {
    ...others,
    ...(key === ANYTHING_ELSE.name ? {} : { description: about }),
    ...(/^(string|select)$/.test(String(type)) ? {} : { input_type: type }),
    ...(/^(required|optional)$/.test(String(requirement)) ? {} : { requirement }),
  };
}

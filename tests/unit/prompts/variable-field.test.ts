import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { VariableField } from '@/components/prompts/editor/variable-field';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { ANYTHING_ELSE, variablesOf } from '@/lib/prompts/template';

const promptText = 'Write about [TOPIC] in a [TONE|friendly|formal] tone, from:\n\n[NOTES]';
const prompt: FillablePrompt = {
  ref: { kind: 'library', id: 'a-letter' },
  storageId: 'a-letter',
  title: 'A letter',
  promptText,
  material: ['NOTES'],
  category: { slug: 'writing', name: 'Writing' },
};

test('a field of any kind takes what the blank in the text takes: as much as a prompt can have', () => {
  const fields = [...variablesOf(promptText), ANYTHING_ELSE].map((variable) => jsx(VariableField, { variable }, variable.name));
  const html = render(jsx(PromptValuesProvider, { prompt, children: fields }));
  expect(html.match(/maxlength="\d+"/gi)).toEqual(Array(4).fill('maxLength="100000"'));
});

import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlankFields } from '@/components/prompts/editor/blank-fields';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';

const promptText = 'Write about [TOPIC] in a [TONE|friendly|formal] tone, from:\n\n[NOTES]';
const prompt: FillablePrompt = {
  ref: { kind: 'library', id: 'a-letter' },
  storageId: 'a-letter',
  title: 'A letter',
  promptText,
  material: ['NOTES'],
  category: { slug: 'writing', name: 'Writing' },
};

test('a field of any kind takes what the blank in the text takes: a text of any length', () => {
  const html = render(jsx(PromptValuesProvider, { prompt, children: jsx(BlankFields, {}) }));
  expect(html.match(/<(input|textarea)/g)).toHaveLength(4);
  expect(html).not.toMatch(/maxlength/i);
});

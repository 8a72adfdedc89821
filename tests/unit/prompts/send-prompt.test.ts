import { afterEach, expect, test, vi } from 'vitest';
import { isPressTooOld, sendPrompt } from '@/components/prompts/actions/send-prompt';
import { assistantWithId } from '@/lib/prompts/assistants';

afterEach(() => vi.unstubAllGlobals());

/** Sends a text from a browser whose clipboard takes it or refuses it. Returns the message and what was copied. */
async function sent(assistant: string, text: string, added = '', refused = false) {
  const copied: string[] = [];
  const writeText = async (one: string) => (refused ? Promise.reject(new Error('NotAllowed')) : void copied.push(one));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const message = await sendPrompt({ assistant: assistantWithId(assistant), promptId: 'id', text, added });
  return { message, copied };
}

test('a text that fits into the link is not copied, and only what was added is told', async () => {
  expect(await sent('grok', 'Short.')).toEqual({ message: '', copied: [] });
  expect(await sent('grok', 'Short.', 'Added: Only the text')).toEqual({ message: 'Added: Only the text', copied: [] });
});

test('a text that the link cannot carry is copied, and the message says why', async () => {
  const long = 'word '.repeat(1400);
  const tooLong = 'The prompt is too long for a link. It is copied: paste it in Grok.';
  expect(await sent('grok', long)).toEqual({ message: tooLong, copied: [long] });
  const takesNone = 'Gemini takes no text from a link. The prompt is copied: paste it there.';
  expect(await sent('gemini', 'Short.', 'Added: Only the text')).toEqual({
    message: `${takesNone} Added: Only the text.`,
    copied: ['Short.'],
  });
});

test('where the clipboard refuses, the message says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { message } = await sent('gemini', 'Short.', '', true);
  expect(message).toBe('Gemini is open, but your browser did not allow copying. Copy the prompt by hand.');
});

test('a press is too old only where the browser says that it is', () => {
  for (const [userActivation, old] of [
    [undefined, false],
    [{ isActive: true }, false],
    [{ isActive: false }, true],
  ] as const) {
    vi.stubGlobal('navigator', { userActivation });
    expect(isPressTooOld()).toBe(old);
  }
});

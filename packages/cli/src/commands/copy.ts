import { copyText } from '../clipboard';
import type { Command } from '../command';
import { FILL_HELP, FILL_OPTIONS, fillPrompt } from '../fill-prompt';
import { say } from '../terminal';

export const copy: Command = {
  name: 'copy',
  takes: 'PROMPT',
  words: { min: 1, max: 1 },
  summary: 'Fill in a prompt, and copy it',
  help: [
    ...FILL_HELP,
    'It copies by pbcopy, clip.exe, wl-copy, xclip or xsel. Where none of them works, it asks the terminal to (OSC 52), which also works over ssh.',
  ],
  options: FILL_OPTIONS,
  async run(input, session) {
    const { text } = await fillPrompt(input, session);
    say(await copyText(text));
  },
};

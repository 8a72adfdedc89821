import { type Command, JSON_OPTION } from '../command';
import { FILL_HELP, FILL_OPTIONS, fillPrompt } from '../fill-prompt';
import { printJson, printText } from '../terminal';

export const fill: Command = {
  name: 'fill',
  takes: 'PROMPT',
  words: { min: 1, max: 1 },
  summary: 'Fill in the blanks of a prompt, and write it',
  help: [...FILL_HELP, '  git log --oneline -20 | grok-prompts fill release-notes-from-a-commit-log'],
  options: { ...FILL_OPTIONS, json: JSON_OPTION },
  async run(input, session) {
    const filled = await fillPrompt(input, session);
    if (input.has('json')) printJson(filled);
    else printText(filled.text);
  },
};

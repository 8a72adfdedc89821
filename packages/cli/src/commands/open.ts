import { ASSISTANTS, assistantLink, FIRST_ASSISTANT } from '../../../../lib/prompts/assistants';
import { MORE_ASSISTANTS } from '../../../../lib/prompts/more-assistants';
import { openUrl } from '../browser';
import { copyText } from '../clipboard';
import type { Command } from '../command';
import { usage } from '../failure';
import { FILL_HELP, FILL_OPTIONS, fillPrompt } from '../fill-prompt';
import { print, say } from '../terminal';

const ALL = [...ASSISTANTS, ...MORE_ASSISTANTS];
const IDS = ALL.map(({ id }) => id);

export const open: Command = {
  name: 'open',
  takes: 'PROMPT',
  words: { min: 1, max: 1 },
  summary: 'Fill in a prompt, and open it in an assistant',
  help: [
    ...FILL_HELP,
    'A prompt that is too long for an address, or for an assistant that takes none, is copied, and the assistant is opened. Where no browser can be opened, the address is written.',
  ],
  options: {
    in: { value: 'ASSISTANT', choices: IDS, help: `The assistant, without it ${FIRST_ASSISTANT.name}` },
    ...FILL_OPTIONS,
  },
  async run(input, session) {
    const assistant = assistantNamed(input.text('in') ?? FIRST_ASSISTANT.id);
    const { text } = await fillPrompt(input, session);
    const { href, carriesText } = assistantLink(assistant, text);
    if (!carriesText) say(`${await copyText(text)} It does not fit into an address of ${assistant.name}: paste it there.`);
    if (await openUrl(href)) return say(`Opened ${assistant.name}.`);
    say('No browser can be opened here. This is the address:');
    print(href);
  },
};

function assistantNamed(id: string) {
  const assistant = ALL.find((one) => one.id === id.toLowerCase());
  if (assistant) return assistant;
  throw usage(`There is no assistant ${JSON.stringify(id)}. There are ${IDS.join(', ')}.`);
}

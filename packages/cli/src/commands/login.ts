import { accountPaths } from '../../../../lib/account-paths';
import { bearerToken } from '../../../../lib/tokens/token-text';
import { listOwnPrompts } from '../api/own-data';
import { askHidden } from '../ask';
import type { Command } from '../command';
import { usage } from '../failure';
import { Session } from '../session';
import { readStandardInput } from '../standard-input';
import { say } from '../terminal';
import { storeToken } from '../tokens';

export const login: Command = {
  name: 'login',
  takes: '',
  words: { min: 0, max: 0 },
  summary: 'Store a personal token for this site',
  help: [
    'Make one on the page Tokens of your dashboard. One that may read is enough for mine, pull and export; push wants one that may change.',
    'It is asked for on a terminal, and otherwise read from standard input. It is never an argument: other users of the machine see those, and the shell remembers them.',
    '  pass show grok-prompts | grok-prompts login',
    'It is stored for this site alone, in a file that only you may read. The environment’s GROK_PROMPTS_TOKEN comes before it, and is sent to whatever site is asked.',
  ],
  options: {},
  async run(_input, session) {
    const page = `${session.site}${accountPaths.tokens}`;
    if (process.stdin.isTTY) say(`Create a token on ${page} and paste it here. It is not shown as you paste it.`);
    const typed = process.stdin.isTTY ? await askHidden('Token: ') : await readStandardInput('a token');
    const token = bearerToken(`Bearer ${typed.trim()}`);
    if (token === null || token === 'malformed')
      throw usage(`This is not a token: a token begins with gp_ and has 46 characters. Create one on ${page}.`);
    await listOwnPrompts(new Session(session.site, session.cache, () => token), {}, 1);
    say(`Signed in at ${session.site}. The token is stored in ${storeToken(session.site, token)}.`);
  },
};

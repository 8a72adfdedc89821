import { accountPaths } from '../../../../lib/account-paths';
import type { Command } from '../command';
import { say } from '../terminal';
import { removeToken } from '../tokens';

export const logout: Command = {
  name: 'logout',
  takes: '',
  words: { min: 0, max: 0 },
  summary: 'Forget the token for this site',
  help: ['The token itself stays valid until it ends or you revoke it on the page Tokens of your dashboard.'],
  options: {},
  async run(_input, { site }) {
    if (removeToken(site)) say(`Signed out at ${site}. Revoke the token on ${site}${accountPaths.tokens}.`);
    else say(`No token is stored for ${site}.`);
    if (process.env.GROK_PROMPTS_TOKEN) say('The environment still has one: GROK_PROMPTS_TOKEN.');
  },
};

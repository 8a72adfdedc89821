import { apart, BLANK_PLACE } from '../text/apart';

/**
 * Claude Code runs what stands in backticks after an exclamation mark, or in a fence that begins with one, and reads the file whose name
 * follows an @, whoever wrote the skill. An e-mail address has a letter or a digit before its @.
 */
const COMMANDS = [
  ['!', '`'],
  [`\`${BLANK_PLACE}*\`${BLANK_PLACE}*\`|~${BLANK_PLACE}*~${BLANK_PLACE}*~`, '!'],
  ['(?<![\\p{L}\\p{N}])@', `[^\\s${BLANK_PLACE}]`],
] as const;

/** What stands for what was said after the command, and for folders; and a backslash before an argument would make that text. */
export const claudeApart = apart([...COMMANDS, ['\\$', '(?:ARGUMENTS|\\{)'], ['\\\\', BLANK_PLACE]]);

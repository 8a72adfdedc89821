import { BLANK_PLACE, spaceEscape } from '../../text/space-escape';

/**
 * Syntax with which a skill makes Claude Code run a command (backticks after an exclamation mark, or a fence with one after it) or read a file (a name
 * after an @, except in an e-mail address, which has a letter or a digit before it).
 */
const COMMANDS = [
  ['!', '`'],
  [`\`${BLANK_PLACE}*\`${BLANK_PLACE}*\`|~${BLANK_PLACE}*~${BLANK_PLACE}*~`, '!'],
  ['(?<![\\p{L}\\p{N}])@', `[^\\s${BLANK_PLACE}]`],
] as const;

/**
 * Adds a space within text of a skill that Claude Code would run as a command, read as a file or fill in ($ARGUMENTS and ${…}), and after a backslash
 * before an argument, which would make the argument text.
 */
export const claudeEscape = spaceEscape([...COMMANDS, ['\\$', '(?:ARGUMENTS|\\{)'], ['\\\\', BLANK_PLACE]]);

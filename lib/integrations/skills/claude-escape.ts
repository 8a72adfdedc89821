import { BLANK_PLACE, spaceEscape } from '../../text/space-escape';

/**
 * Adds a space within text of a skill that Claude Code would run as a command (backticks after an exclamation mark, or a fence with one after it), read
 * as a file (a name after an @, except in an e-mail address) or fill in ($ARGUMENTS and ${…}), and after a backslash before an argument.
 */
export const claudeEscape = spaceEscape([
  ['!', '`'],
  [`\`${BLANK_PLACE}*\`${BLANK_PLACE}*\`|~${BLANK_PLACE}*~${BLANK_PLACE}*~`, '!'],
  ['(?<![\\p{L}\\p{N}])@', `[^\\s${BLANK_PLACE}]`],
  ['\\$', '(?:ARGUMENTS|\\{)'],
  // A backslash would make the argument text.
  ['\\\\', BLANK_PLACE],
]);

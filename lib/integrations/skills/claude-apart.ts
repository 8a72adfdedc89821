import { BLANK_PLACE, spaceEscape } from '../../text/space-escape';

/**
 * Claude Code runs what stands in backticks after an exclamation mark, or in a fence that begins with one, and reads the file whose name
 * follows an @, whoever wrote the skill. An e-mail address has a letter or a digit before its @.
 */
const COMMANDS = [
  ['!', '`'],
  [`\`${BLANK_PLACE}*\`${BLANK_PLACE}*\`|~${BLANK_PLACE}*~${BLANK_PLACE}*~`, '!'],
  ['(?<![\\p{L}\\p{N}])@', `[^\\s${BLANK_PLACE}]`],
] as const;

/** Also kept apart: $ARGUMENTS and ${…}, which Claude Code fills in, and a backslash before an argument, which would make it text. */
export const claudeApart = spaceEscape([...COMMANDS, ['\\$', '(?:ARGUMENTS|\\{)'], ['\\\\', BLANK_PLACE]]);

/**
 * A text in which Claude Code finds no command to run. It runs what stands in backticks after an exclamation mark, or in a fence that
 * begins with one, whoever wrote the skill; a space between the two makes it text.
 */
export function withoutCommands(text: string): string {
  return text.replace(/!(?=`)|```(?=!)/g, '$& ');
}

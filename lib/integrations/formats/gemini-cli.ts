import { stringify } from 'smol-toml';
import { z } from 'zod';
import { mapTexts } from '../../text/record';
import { spaceEscape } from '../../text/space-escape';
import { parseSkillText, skillText } from '../skills/skill-text';
import type { ExportFormat } from './export-format';
import { addedSpaceNote, NOTES } from './notes';
import { withLast, withoutLast } from './placeholder-text';

/** Adds a space within text that Gemini CLI would run (`!{…}`), read as a file (`@{…}`) or fill in (`{{args}}`). */
const geminiEscape = spaceEscape([
  ['[!@]', '\\{'],
  ['\\{\\{', '(?:args|shell)\\b'],
]);

const GIVEN = 'What was given: {{args}}';
/** The end of a prompt without blanks, in place of which Gemini CLI writes the words after the command. */
const LAST = '{{args}}';
const fileSchema = z.object({ prompt: z.string(), description: z.string().default('') });

/** Commands of Gemini CLI. A command takes one text for all blanks, so it asks for them in words. */
export const geminiCli: ExportFormat = {
  id: 'gemini-cli',
  name: 'Gemini CLI',
  extension: 'toml',
  mimeType: 'application/toml; charset=utf-8',
  syntax: 'toml',
  several: false,
  notations: ['braces', 'commands'],
  fields: ['prompt'],
  write: (prompt) => {
    const said = { description: prompt.description.toWellFormed(), prompt: skillText(prompt).toWellFormed() };
    const command = mapTexts(said, geminiEscape.write);
    return stringify({ ...command, prompt: withLast(command.prompt, prompt.blanks.length > 0 ? GIVEN : LAST) });
  },
  notes: (prompt) => [
    NOTES.title,
    ...(prompt.blanks.length > 0 ? ['It takes one text for all blanks and asks for what is missing.'] : []),
    ...addedSpaceNote(prompt, 'Gemini CLI', geminiEscape),
  ],
  read({ data }) {
    const command = fileSchema.safeParse(data);
    if (!command.success) return null;
    const { prompt: whole, ...others } = command.data;
    const prompt = withoutLast(withoutLast(whole, GIVEN), LAST);
    // Only commands that the site wrote have such an end, and spaces that `geminiEscape` added.
    const said = prompt === whole ? command.data : mapTexts({ ...others, prompt }, geminiEscape.read);
    return [{ title: '', description: said.description, text: parseSkillText(said.prompt) }];
  },
};

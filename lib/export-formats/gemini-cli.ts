import { stringify } from 'smol-toml';
import { z } from 'zod';
import { blanksOf } from '../prompts/prompt-document';
import { parseSkillText, skillText } from '../skills/skill-text';
import type { ExportFormat } from './export-format';
import { NOTES } from './notes';
import { parseToml } from './parse-file';

/** Gemini CLI runs `!{…}`, reads the file of `@{…}`, and fills in `{{args}}`, whoever wrote the text. A space makes it text. */
export function withoutGeminiCommands(text: string): string {
  return text.replace(/[!@](?=\{)/g, '$& ').replaceAll('{{args}}', '{{ args }}');
}

const GIVEN = '\n\nWhat was given: {{args}}';
const fileSchema = z.object({ prompt: z.string(), description: z.string().default('') });

/** A command of Gemini CLI, which takes one text for all blanks: they are asked for in words. */
export const geminiCli: ExportFormat = {
  ...{ id: 'gemini-cli', name: 'Gemini CLI', extension: 'toml', mimeType: 'application/toml; charset=utf-8', several: false },
  write: ([prompt]) => {
    if (!prompt) return '';
    const text = withoutGeminiCommands(prompt.text);
    const material = prompt.blanks.filter((blank) => blank.material).map(({ name }) => name);
    const blanks = blanksOf(text, material);
    const written = skillText({ text, blanks }) + (blanks.length > 0 ? GIVEN : '');
    return stringify({ description: prompt.description.toWellFormed(), prompt: written.toWellFormed() });
  },
  notes: ({ text, blanks }) => [
    NOTES.title,
    ...(blanks.length > 0 ? ['It takes one text for all blanks, and asks for what is missing.'] : []),
    ...(text === withoutGeminiCommands(text) ? [] : ['Commands that Gemini CLI would run are text in it.']),
  ],
  parse(file) {
    const command = fileSchema.safeParse(parseToml(file));
    if (!command.success) return null;
    const { prompt, description } = command.data;
    return [{ title: '', description, text: parseSkillText(prompt.endsWith(GIVEN) ? prompt.slice(0, -GIVEN.length) : prompt) }];
  },
};

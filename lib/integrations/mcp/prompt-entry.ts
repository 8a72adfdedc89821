import type { Prompt, PromptArgument } from '@modelcontextprotocol/server';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { ANYTHING_ELSE } from '../../prompts/template';

export function promptEntry({ ref, title, description, blanks }: PromptDocument): Prompt {
  return { name: ref.id, title, description, arguments: [...blanks.map(argumentOf), LAST_ARGUMENT] };
}

const LAST_ARGUMENT: PromptArgument = {
  name: ANYTHING_ELSE.name,
  description: 'Anything else the person gives, such as notes, numbers or a draft. It is added after the prompt, unchanged',
  required: false,
};

function argumentOf(blank: Blank): PromptArgument {
  return { name: blank.name, description: blankDescription(blank), required: blank.default === null && !blank.optional };
}

/** Describes a blank in one line: "Tone: formal, warm or anything else; friendly if it is not given". */
export function blankDescription({ label, default: given, choices, example, optional, material }: Blank): string {
  const others = choices.filter((choice) => choice !== given);
  const notes = [
    material && 'a text to work on',
    example && `for example ${example}`,
    others.length > 0 && `${others.join(', ')} or anything else`,
    given && `${given} if it is not given`,
    optional && 'left out, with the words around it, if it is not given',
  ].filter(Boolean);
  return notes.length > 0 ? `${label}: ${notes.join('; ')}` : label;
}

/** Those of a blank's choices, or of its default and example if it has none, that begin with what was typed, in any case. */
export function completionsOf({ default: given, choices, example }: Blank, typed: string): string[] {
  const offered = choices.length > 0 ? choices : [given ?? '', example].filter(Boolean);
  return offered.filter((one) => one.toLowerCase().startsWith(typed.toLowerCase()));
}

import type { Command } from '../command';
import { completed } from './completed';

/** Completes command names, options and what they take, with what the help says of them. */
export function zshCompletion(commands: readonly Command[]): string {
  const all = completed(commands);
  const option = ({ name, help, value, choices, multiple }: (typeof all)[number]['options'][number]) =>
    `'${multiple ? '*' : ''}--${name}[${help}]${value ? `:${value}:${choices ? `(${choices.join(' ')})` : ' '}` : ''}'`;
  const words = (offered: (typeof all)[number]['words']) => {
    if (offered === 'folders') return ["'*:folder:_files -/'"];
    // Without a word of its own _arguments would complete no option after one.
    return [offered.length > 0 ? `'1:what:(${offered.join(' ')})'` : "'*:word: '"];
  };
  return `#compdef grok-prompts
_grok_prompts() {
  if (( CURRENT == 2 )); then
    local -a commands=(
${all.map(({ name, summary }) => `      '${name}:${summary}'`).join('\n')}
    )
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${all.map(({ name, options, words: offered }) => `    ${name}) _arguments ${[...options.map(option), ...words(offered)].join(' ')} ;;`).join('\n')}
  esac
}
if [ "$funcstack[1]" = _grok-prompts ]; then _grok_prompts "$@"; else compdef _grok_prompts grok-prompts; fi
`;
}

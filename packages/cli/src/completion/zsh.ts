import type { Command } from '../command';
import { completedCommands } from './completed-commands';

export function zshCompletion(commands: readonly Command[]): string {
  const all = completedCommands(commands);
  const option = ({ name, help, value, choices, multiple }: (typeof all)[number]['options'][number]) =>
    `'${multiple ? '*' : ''}--${name}[${help}]${value ? `:${value}:${choices ? `(${choices.join(' ')})` : ' '}` : ''}'`;
  const words = (offered: (typeof all)[number]['words']) => {
    if (offered === 'folders') return ["'*:folder:_files -/'"];
    // _arguments completes options after a word only if the word is described, too.
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

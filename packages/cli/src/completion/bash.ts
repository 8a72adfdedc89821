import type { Command } from '../command';
import { completedCommands } from './completed-commands';

export function bashCompletion(commands: readonly Command[]): string {
  const all = completedCommands(commands);
  const options = all.flatMap((command) => command.options);
  const withChoices = options.filter(({ choices }) => choices);
  const withOtherValues = options.filter(({ value, choices }) => value && !choices);
  return `# bash completion for grok-prompts
_grok_prompts() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} offered=
  if [ "$COMP_CWORD" -eq 1 ]; then
    offered='${all.map(({ name }) => name).join(' ')} --help --version'
  else
    case $previous in
${withChoices.map(({ name, choices = [] }) => `      --${name}) offered='${choices.join(' ')}' ;;`).join('\n')}
      ${[...new Set(withOtherValues.map(({ name }) => `--${name}`))].join('|')}) return ;;
      *)
        case \${COMP_WORDS[1]} in
${all.map(({ name, options: offered, words }) => `          ${name}) offered='${[...offered.map((one) => `--${one.name}`), ...(words === 'folders' ? [] : words)].join(' ')}' ;;`).join('\n')}
        esac
        case \${COMP_WORDS[1]} in
          ${all.flatMap(({ name, words }) => (words === 'folders' ? name : [])).join('|')}) COMPREPLY=($(compgen -d -- "$current")) ;;
        esac ;;
    esac
  fi
  COMPREPLY+=($(compgen -W "$offered" -- "$current"))
}
complete -F _grok_prompts grok-prompts
`;
}

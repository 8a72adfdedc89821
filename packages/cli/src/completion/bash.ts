import type { Command } from '../command';
import { completed } from './completed';

/** Completes command names, then options and what they take. */
export function bashCompletion(commands: readonly Command[]): string {
  const all = completed(commands);
  const values = all.flatMap(({ options }) => options).filter(({ choices }) => choices);
  const taking = all.flatMap(({ options }) => options).filter(({ value, choices }) => value && !choices);
  return `# bash completion for grok-prompts
_grok_prompts() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} offered=
  if [ "$COMP_CWORD" -eq 1 ]; then
    offered='${all.map(({ name }) => name).join(' ')} --help --version'
  else
    case $previous in
${values.map(({ name, choices = [] }) => `      --${name}) offered='${choices.join(' ')}' ;;`).join('\n')}
      ${[...new Set(taking.map(({ name }) => `--${name}`))].join('|')}) return ;;
      *)
        case \${COMP_WORDS[1]} in
${all.map(({ name, options, words }) => `          ${name}) offered='${[...options.map((one) => `--${one.name}`), ...(words === 'folders' ? [] : words)].join(' ')}' ;;`).join('\n')}
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

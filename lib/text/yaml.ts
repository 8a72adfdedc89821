import { Document, Scalar, visit } from 'yaml';
import { isUuid } from './uuid';

/** Words that begin with a letter: no reader takes them for anything but text. */
const WORDS = /^\p{L}(?:[\p{L}\p{M}\p{N} ,.()’'/+&_-]*[\p{L}\p{M}\p{N}.)])?$/u;
/** Words that YAML 1.1 reads as a truth value or as nothing. */
const NO_WORDS = /^(?:y|n|yes|no|on|off|true|false|null)$/i;
/** Control characters but tabs and line feeds, the line ends of YAML 1.1, and what no YAML file may contain. */
const UNREADABLE = /[^\P{Cc}\t\n]|[\u2028\u2029\ufeff\ufffe\uffff]/gu;

function styleOf(text: string): Scalar.Type {
  if ((WORDS.test(text) && !NO_WORDS.test(text)) || isUuid(text)) return Scalar.PLAIN;
  const isBlock = /^\S[^\n]*\n[\s\S]*\S$/.test(text) && text.search(UNREADABLE) < 0;
  return isBlock ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
}

/** A text that every reader of YAML, 1.1 or 1.2, reads as this text. */
export function yamlScalar(text: string): Scalar<string> {
  const scalar = new Scalar(text.toWellFormed());
  scalar.type = styleOf(scalar.value);
  return scalar;
}

/** A text on lines of its own below its name, also where it is one line: another program puts something into it before it is read. */
export function yamlBlock(text: string): Scalar<string> {
  const scalar = new Scalar(text.toWellFormed());
  scalar.type = Scalar.BLOCK_LITERAL;
  return scalar;
}

/** A value as YAML. Each of its texts, keys too, is written so that no reader takes it for anything else. */
export function yamlText(value: unknown): string {
  // Aliases are for machines.
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && !scalar.type) Object.assign(scalar, yamlScalar(scalar.value));
    },
  });
  // Lines are not folded, so that each field stays on the line of its name.
  const yaml = document.toString({ lineWidth: 0, doubleQuotedAsJSON: true });
  return yaml.replace(UNREADABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

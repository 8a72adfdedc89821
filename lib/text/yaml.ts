import { Document, Scalar, visit } from 'yaml';
import { isUuid } from './uuid';

/** Matches a text that needs no quotation marks, because YAML reads it as a text unless it is one of RESERVED_WORDS. */
const UNQUOTED = /^\p{L}(?:[\p{L}\p{M}\p{N} ,.()’'/+&_-]*[\p{L}\p{M}\p{N}.)])?$/u;
/** Matches a word that YAML 1.1 reads as a boolean or null. */
const RESERVED_WORDS = /^(?:y|n|yes|no|on|off|true|false|null)$/i;
/** Matches characters that YAML 1.1 cannot hold, or reads as line ends. */
const UNREADABLE = /[^\P{Cc}\t\n]|[\u2028\u2029\ufeff\ufffe\uffff]/gu;

function styleOf(text: string): Scalar.Type {
  if ((UNQUOTED.test(text) && !RESERVED_WORDS.test(text)) || isUuid(text)) return Scalar.PLAIN;
  const isBlock = /^\S[^\n]*\n[\s\S]*\S$/.test(text) && text.search(UNREADABLE) < 0;
  return isBlock ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
}

/** A scalar that YAML 1.1 and 1.2 read as the text. */
export function yamlScalar(text: string): Scalar<string> {
  const scalar = new Scalar(text.toWellFormed());
  scalar.type = styleOf(scalar.value);
  return scalar;
}

/** A text as a block scalar, even on one line, because goose inserts values of several lines before it parses the YAML. */
export function yamlBlock(text: string): Scalar<string> {
  const scalar = new Scalar(text.toWellFormed());
  scalar.type = Scalar.BLOCK_LITERAL;
  return scalar;
}

/** A value as YAML, in which all texts stay texts, also keys. */
export function yamlText(value: unknown): string {
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

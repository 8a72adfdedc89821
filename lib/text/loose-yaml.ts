import { type Document, isAlias, isMap, isNode, isScalar, parseAllDocuments, Scalar, visit } from 'yaml';

/** Parts of a file that its parsed value lacks: all but the last value of each key in `repeated`, and comments. */
export type Dropped = { repeated: string[]; hasComments: boolean };

// The option uniqueKeys would compare each key with all before it.
const OPTIONS = { logLevel: 'error', uniqueKeys: false, prettyErrors: false, merge: true } as const;

/**
 * Parses the documents of a YAML text. A number or boolean that is not written as usual, such as 007, is a text. Throws with the `line` of a mistake.
 */
export function looseYaml(text: string): (Dropped & { value: unknown })[] {
  const documents = documentsOf(text);
  if (!documents.some(({ errors }) => errors.some(({ code }) => code === 'MISSING_CHAR'))) return documents.map((one) => read(one, text));
  const again = documentsOf(indented(text));
  return (again.some(hasMistake) ? documents : again).map((one) => read(one, text));
}

const documentsOf = (text: string): Document.Parsed[] => parseAllDocuments(text, OPTIONS);

/** First mistake in a document. An unknown escape such as "\d" is none, because people write regular expressions in quotation marks. */
const mistakeIn = ({ errors }: Document.Parsed) => errors.find(({ code }) => code !== 'BAD_DQ_ESCAPE');
const hasMistake = (document: Document.Parsed) => mistakeIn(document) !== undefined;

/** Matches a block scalar, or a scalar in quotation marks with what is before it on its line. */
const LONG_TEXT =
  /^( {0,99})[^\n#]{0,199}[|>][-+\d]{0,9}\n(?:\1 +[^\n]*\n| *\n)*|^( {0,99}(?:- {1,9}){0,9}(?:[\w-]{1,99}: {1,9})?)(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')/gm;

/** Indents each line of texts in quotation marks, which this parser requires and others do not. */
const indented = (text: string) =>
  text.replace(LONG_TEXT, (raw, _, head?: string) => (head === undefined ? raw : raw.replaceAll('\n', `\n${' '.repeat(head.length + 1)}`)));

function read(document: Document.Parsed, text: string): Dropped & { value: unknown } {
  const error = mistakeIn(document);
  if (error) throw Object.assign(error, { line: text.slice(0, error.pos[0]).split('\n').length });
  const repeated = new Set<string>();
  let hasComments = Boolean(document.comment || document.commentBefore);
  visit(document, (_, node) => {
    if (!isNode(node) || isAlias(node)) return;
    hasComments ||= Boolean(node.comment || node.commentBefore);
    if (isScalar(node) && node.type === Scalar.PLAIN && node.source && /^(number|bigint|boolean)$/.test(typeof node.value)) {
      if (String(node.value) !== node.source) node.value = node.source;
    } else if (isMap(node)) {
      const known = new Set<string>();
      for (const { key } of node.items) {
        const name = isScalar(key) ? (key.source ?? String(key.value)) : String(key);
        if (known.has(name)) repeated.add(name);
        known.add(name);
      }
    }
  });
  return { value: document.toJS(), repeated: [...repeated], hasComments };
}

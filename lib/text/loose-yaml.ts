import { type Document, isAlias, isMap, isNode, isScalar, parseAllDocuments, Scalar, visit } from 'yaml';

/** Parts of a text that a parser drops: all but the last value of a key that is given several times, and comments. */
export type Dropped = { repeated: string[]; hasComments: boolean };

// With uniqueKeys each key would be compared with all before it.
const OPTIONS = { logLevel: 'error', uniqueKeys: false, prettyErrors: false, merge: true } as const;

/**
 * The documents of a YAML text. Numbers and other words without quotation marks stay as they are written. Throws if it is not valid, with the `line` of
 * the mistake.
 */
export function looseYaml(text: string): (Dropped & { value: unknown })[] {
  const documents = parseAllDocuments(text, OPTIONS);
  return Array.isArray(documents) ? documents.map((document) => read(document, text)) : [];
}

function read(document: Document.Parsed, text: string): Dropped & { value: unknown } {
  const [error] = document.errors;
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

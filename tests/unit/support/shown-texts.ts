import ts from 'typescript';

export interface FoundText {
  line: number;
  text: string;
}

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'Link',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'time',
]);
const HIDDEN_ATTRIBUTES =
  /^(?:className|class|style|type|name|id|key|href|rel|method|action|role|autoComplete|pattern|d|viewBox|value|sizes|media|target|form|list|data-.*|aria-(?:controls|labelledby|describedby|live|owns|current))$|Class(?:Name)?$/;
const THROWN = /^(?:TypeError|RangeError|Response)$/;
const HIDDEN_CALLS =
  /(?:^|\.)(?:cn|select|rpc|from|order|log|warn|error|debug|info|querySelector(?:All)?|closest|matches|matchMedia|or|test|RegExp|use|require)$/;
const WORDS = /(?:^|[^\w/.#-])[A-Za-z][a-z]+(?![\w/-])|\p{L}{2,} \p{L}/u;

/** Reads the texts of a file that people see, and those among them that are assembled from pieces. */
export function shownTexts(file: string, text: string): { texts: FoundText[]; assembled: FoundText[] } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const texts: FoundText[] = [];
  const assembled: FoundText[] = [];
  const found = (node: ts.Node): FoundText => ({
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    text: node.getText().replace(/\s+/g, ' ').trim(),
  });
  const visit = (node: ts.Node): void => {
    if (isHidden(node)) return;
    if (ts.isJsxText(node) ? hasWords(node.text) : isShownLiteral(node)) texts.push(found(node));
    if (isAssembled(node)) assembled.push(found(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { texts, assembled };
}

const hasWords = (text: string) => /\p{L}{2,}/u.test(text);

/** A literal that reads like a text: it begins like a sentence or a label, or has a space between two words and is no list of CSS classes. */
function isShownLiteral(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const text = ts.isStringLiteralLike(node) ? node.text : staticText(node);
  if (ts.isJsxAttribute(node.parent)) return hasWords(text);
  return (
    /^[A-Z“][a-z’']+(?:[ .:,!?…]|$)/.test(text) ||
    (/[a-z,] [a-z]/i.test(text) && !/[a-z]-[[\d]|[a-z]:[a-z]|^[\w-]+(?: [\w-]*-[\w-]*)+$/.test(text))
  );
}

/** Types, names of modules, classes, queries of the database and what is only logged. */
function isHidden(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node) && /(?:FIELDS|COLUMNS|_CLASS)$/.test(node.name.getText())) return true;
  if (ts.isNewExpression(node)) return THROWN.test(node.expression.getText());
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isJsxAttribute(node)) return HIDDEN_ATTRIBUTES.test(node.name.getText());
  if (ts.isPropertyAssignment(node)) return HIDDEN_ATTRIBUTES.test(node.name.getText()) && !/value|name|title/.test(node.name.getText());
  return ts.isCallExpression(node) && HIDDEN_CALLS.test(node.expression.getText()) && !ts.isArrowFunction(node.arguments[0] ?? node);
}

function isAssembled(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) return isAssembledTemplate(node) || continuesSentence(staticText(node));
  if (ts.isStringLiteralLike(node)) return continuesSentence(node.text);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return [node.left, node.right].some((side) => ts.isStringLiteralLike(side) && WORDS.test(side.text) && / /.test(side.text));
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return isAssembledSentence(node.children);
  return false;
}

/** ", private", ": your session has ended". */
const continuesSentence = (text: string) => /^\s*[,.:;]\s+\p{L}/u.test(text);

const isClasses = (text: string) => /(?:^|\s)-?[a-z]+-[\w[(]|[a-z]:[a-z[(]/.test(text) && !/[.!?:]$|^[A-Z]/.test(text);

const staticText = ({ head, templateSpans }: ts.TemplateExpression) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…');

function isAssembledTemplate(node: ts.TemplateExpression): boolean {
  const words = staticText(node);
  if (!/\s/.test(words) || isClasses(words) || ts.isTaggedTemplateExpression(node.parent)) return false;
  const pieces = node.templateSpans.filter(({ expression }) => isPiece(expression) || isNoun(expression));
  return pieces.length > 0 && (WORDS.test(words) || pieces.length > 1 || /^[…\s.!?]+$/.test(words));
}

/** A run of text and elements within it that has words beside a piece. */
function isAssembledSentence(children: readonly ts.JsxChild[]): boolean {
  const runs: ts.JsxChild[][] = [[]];
  for (const child of children) {
    if (isInline(child)) runs.at(-1)?.push(child);
    else runs.push([]);
  }
  return runs.some((run) => {
    if (run.some((child, at) => at === 0 && ts.isJsxText(child) && continuesSentence(child.text.trimStart()))) return true;
    const glued = run.some((child) => isSpace(child) || hasGlue(child));
    const pieces = run.filter(isPieceChild);
    const words = run.filter((child) => !isPieceChild(child) && childHasWords(child));
    return glued && pieces.length > 0 && (words.length > 0 || pieces.length > 1);
  });
}

/** Words or signs beside a piece, or a piece that begins with a space or a sign. */
function hasGlue(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /[\p{L},.:;]/u.test(node.text);
  if (ts.isStringLiteralLike(node)) return /^[\s,.:;]/.test(node.text) && hasWords(node.text);
  if (ts.isTemplateExpression(node)) return /^[\s,.:;]/.test(node.head.text);
  return ts.isJsxExpression(node) && node.expression !== undefined && endsOf(node.expression).some(hasGlue);
}

/** The expressions that a choice or a condition may come to. */
function endsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return endsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...endsOf(node.whenTrue), ...endsOf(node.whenFalse)];
  return ts.isBinaryExpression(node) ? endsOf(node.right) : [node];
}

const isSpace = (child: ts.JsxChild) =>
  ts.isJsxExpression(child) &&
  child.expression !== undefined &&
  ts.isStringLiteralLike(child.expression) &&
  child.expression.text.trim() === '';

const tagOf = (node: ts.JsxChild) => (ts.isJsxElement(node) ? node.openingElement.tagName.getText() : '');

function isInline(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child) || ts.isJsxSelfClosingElement(child)) return true;
  if (ts.isJsxExpression(child)) return !child.expression || !hasBlock(child.expression);
  return INLINE.has(tagOf(child));
}

const hasBlock = (node: ts.Node): boolean =>
  (ts.isJsxElement(node) && !INLINE.has(tagOf(node))) || (ts.forEachChild(node, (child) => hasBlock(child) || undefined) ?? false);

function childHasWords(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return hasWords(child.text);
  return ts.isJsxElement(child) && child.children.some(childHasWords);
}

function isPieceChild(child: ts.JsxChild): boolean {
  if (ts.isJsxExpression(child)) return child.expression !== undefined && (isPiece(child.expression) || isNoun(child.expression));
  return ts.isJsxElement(child) && child.children.some(isPieceChild);
}

/** Names of values that are words and not names or numbers. */
const isNoun = (node: ts.Expression) => /(?:^|\.)(?:kind|noun|verb|word|thing|way|bound)$/.test(node.getText());

/** Sentences one after another, labels that a value follows, and links make no sentence with what is beside them. */
const isWhole = (text: string) => /^\s*["“\p{Lu}\d…][\s\S]*[.!?:…”]\s*$/u.test(text);

/** An expression that is words of its own: a choice of words, a template, a counted noun, or a value of the file that is one of these. */
function isPiece(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isPiece(node.expression);
  if (ts.isConditionalExpression(node)) return isWord(node.whenTrue) || isWord(node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return (
      (kind === ts.SyntaxKind.AmpersandAmpersandToken ||
        kind === ts.SyntaxKind.BarBarToken ||
        kind === ts.SyntaxKind.QuestionQuestionToken ||
        kind === ts.SyntaxKind.PlusToken) &&
      (isWord(node.right) || (kind !== ts.SyntaxKind.AmpersandAmpersandToken && isWord(node.left)))
    );
  }
  if (ts.isTemplateExpression(node)) {
    const text = staticText(node);
    return !isWhole(text) && !isClasses(text) && (WORDS.test(text) || node.templateSpans.some(({ expression }) => isPiece(expression)));
  }
  if (ts.isCallExpression(node)) return /^(?:plural|shownOf)$/.test(node.expression.getText()) || isPieceFunction(node);
  if (ts.isElementAccessExpression(node)) return isWordTable(node.expression);
  if (ts.isIdentifier(node)) return isPieceName(node);
  return false;
}

function isWord(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isWord(node.expression);
  if (ts.isStringLiteralLike(node)) return hasWords(node.text) && !isWhole(node.text) && !isClasses(node.text);
  if (ts.isJsxFragment(node) || ts.isJsxElement(node)) {
    const text = node.children.map((child) => (ts.isJsxText(child) ? child.text : '…')).join('');
    const isLink = ts.isJsxElement(node) && /^(?:a|Link)$/.test(tagOf(node)) && /^\s*\p{Lu}/u.test(text);
    return !isLink && !isWhole(text) && node.children.some((child) => childHasWords(child) || isPieceChild(child));
  }
  return isPiece(node);
}

function declarationOf(name: ts.Identifier): ts.Expression | ts.FunctionDeclaration | undefined {
  let result: ts.Expression | ts.FunctionDeclaration | undefined;
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name.text) result ??= node.initializer;
    if (ts.isFunctionDeclaration(node) && node.name?.text === name.text) result ??= node;
    ts.forEachChild(node, look);
  };
  look(name.getSourceFile());
  return result;
}

const seen = new Set<string>();
function isPieceName(name: ts.Identifier): boolean {
  if (seen.has(name.text)) return false;
  seen.add(name.text);
  const value = declarationOf(name);
  const piece = value !== undefined && !ts.isFunctionDeclaration(value) && isPiece(value);
  seen.delete(name.text);
  return piece;
}

function isWordTable(node: ts.Expression): boolean {
  const value = ts.isIdentifier(node) ? declarationOf(node) : undefined;
  const object = value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) ? value.expression : value;
  return (
    object !== undefined &&
    ts.isObjectLiteralExpression(object) &&
    object.properties.some(
      (property) =>
        ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer) && /^[a-z]/.test(property.initializer.text),
    )
  );
}

function isPieceFunction({ expression }: ts.CallExpression): boolean {
  const value = ts.isIdentifier(expression) ? declarationOf(expression) : undefined;
  if (!value) return false;
  if (ts.isArrowFunction(value)) return ts.isBlock(value.body) ? returnsWords(value.body) : isWord(value.body);
  return ts.isFunctionDeclaration(value) && value.body !== undefined && returnsWords(value.body);
}

function returnsWords(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return node.expression !== undefined && isWord(node.expression);
  return ts.forEachChild(node, (child) => returnsWords(child) || undefined) ?? false;
}

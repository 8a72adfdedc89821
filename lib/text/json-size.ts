/** Number of elements in JSON; Infinity beyond `limits`. It is not parsed for that, because 20 MB of brackets would take gigabytes of memory. */
export function elementsIn(text: string, limits: { elements: number; depth: number }): number {
  let [elements, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === COMMA) elements++;
    else if (sign === BRACKET || sign === BRACE) {
      elements++;
      depth++;
    } else if (sign === BRACKET_END || sign === BRACE_END) depth--;
    if (elements > limits.elements || depth > limits.depth) return Number.POSITIVE_INFINITY;
  }
  return elements;
}

export const hasTooManyElements = (text: string, limits: { elements: number; depth: number }) => elementsIn(text, limits) > limits.elements;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [BRACKET, BRACKET_END, BRACE, BRACE_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Position of the quotation mark that ends a string of JSON; the length of the text if none does. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at++;
  }
  return text.length;
}

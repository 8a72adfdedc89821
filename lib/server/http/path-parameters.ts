/** Values of the parameters of a pattern such as /prompt/{slug}, from the segments of a path; null if the path does not match. */
export function pathParameters(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = pattern.split('/').slice(1);
  if (parts.length !== segments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = /^\{(\w+)\}$/.exec(parts[index] ?? '')?.[1];
    if (name) values[name] = segment;
    else if (parts[index] !== segment) return null;
  }
  return values;
}

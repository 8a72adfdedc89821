/** A path with a query, or alone if the query is empty. Browsers that Next supports, such as Safari 16, have no `URLSearchParams.size`. */
export function pathWithQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

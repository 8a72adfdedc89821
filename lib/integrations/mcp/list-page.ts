import { MCP } from '../../limits';
import { pageAfter } from '../api/keyset';
import { invalidParams } from './handle';

/** A page of a list, with the cursor of the next one: the id of the last row. */
export function listPage<Row>(rows: readonly Row[], idOf: (row: Row) => string, cursor: string | undefined) {
  const page = pageAfter(rows, idOf, { after: cursor, limit: MCP.page });
  if (!page) throw invalidParams('The cursor must be taken from nextCursor of the page before');
  return { rows: page.rows, following: page.next === null ? {} : { nextCursor: page.next } };
}

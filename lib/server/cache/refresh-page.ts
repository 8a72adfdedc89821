import 'server-only';
import { refresh } from 'next/cache';
import { requestContext } from '../http/request-context';

/** Renders the page of the current server action again. Does nothing for requests of the API. */
export function refreshPage(): void {
  if (requestContext()?.isAction) refresh();
}

import 'server-only';
import { refresh } from 'next/cache';
import { requestContext } from '../http/request-context';

/** Renders the page anew that an action was sent from. Nothing where a program asked. */
export function refreshPage(): void {
  if (requestContext()?.isAction) refresh();
}

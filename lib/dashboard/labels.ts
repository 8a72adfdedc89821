import 'server-only';
import { requireUser } from '../account/current-user';
import { accountPaths } from '../account-paths';
import type { RawQuery } from '../lists/list-filter';
import type { LabelKind } from '../my-prompts/labels';
import { ownLabels } from '../my-prompts/queries';

/** Categories or tags of the user's own prompts. `renamed`: the one in `?rename=`. */
export async function labelsPage(kind: LabelKind, searchParams: Promise<RawQuery>) {
  const query = await searchParams;
  const renamed = typeof query.rename === 'string' ? query.rename : undefined;
  await requireUser(accountPaths.promptLabels(kind, renamed));
  return { kind, query, renamed, labels: await ownLabels(kind) };
}

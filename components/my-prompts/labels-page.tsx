import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Remark } from '@/components/ui/remark';
import { accountPaths } from '@/lib/account-paths';
import type { labelsPageData } from '@/lib/dashboard/queries';
import { listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { RenameLabelForm } from './rename-label-form';
import { UndoNote } from './selection/undo-note';

const TEXTS = {
  category: { title: 'Categories', none: 'No categories yet', how: 'You give a prompt a category when you create or edit it.' },
  tag: { title: 'Tags', none: 'No tags yet', how: 'You give a prompt tags when you create or edit it.' },
};

export function LabelsPage({ kind, query, renamed, labels }: Awaited<ReturnType<typeof labelsPageData>>) {
  const { title, none, how } = TEXTS[kind];
  return (
    <>
      <BackLink href={paths.myPrompts}>My Prompts</BackLink>
      <DashboardHead title={title} />
      <UndoNote query={query} />
      {labels.length === 0 ? (
        <EmptyState title={none} text={how} />
      ) : (
        <ul className="border-t-2 border-rule-strong">
          {labels.map(({ name, prompts }) => (
            <li key={name} className="border-t border-rule first:border-transparent">
              <div className="flex min-h-13 items-center gap-x-4 py-1">
                <h2 className="min-w-0 flex-1 text-row font-strong tracking-row wrap-anywhere" dir="auto">
                  <Link className="no-underline hover:underline" href={listPath(paths.myPrompts, { [kind]: name })}>
                    {name}
                  </Link>
                </h2>
                <Remark className="text-ui">{prompts.toLocaleString('en')}</Remark>
                {name !== renamed && (
                  <ButtonLink size="small" href={accountPaths.promptLabels(kind, name)} aria-label={`Rename: ${name}`} scroll={false}>
                    Rename
                  </ButtonLink>
                )}
              </div>
              {name === renamed && <RenameLabelForm kind={kind} label={name} prompts={prompts} labels={labels} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

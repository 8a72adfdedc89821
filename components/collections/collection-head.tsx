import { CollectionTitle } from '@/components/add-to-collection/collection-title';
import { HiddenNote } from '@/components/moderation/hidden-note';
import { FormatFiles } from '@/components/my-prompts/format-files';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { UserTexts } from '@/components/ui/user-text';
import { VisibilitySwitch } from '@/components/visibility/visibility-controls';
import { accountPaths } from '@/lib/account-paths';
import type { Collection } from '@/lib/collections/collection';
import { collectionLines, collectionName } from '@/lib/collections/collection-fields';
import { filePaths } from '@/lib/file-paths';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';

export function CollectionHead({ collection }: { collection: Collection }) {
  const { id, isPublic, hiddenAt } = collection;
  return (
    <>
      <BackLink href={paths.collections}>Collections</BackLink>
      <DashboardHead title={<CollectionTitle collection={collection} />} dir="auto">
        <div className="flex flex-wrap items-center gap-2">
          {!hiddenAt && (
            <div className="js-only grid justify-items-end gap-1">
              <VisibilitySwitch item={{ id, title: collectionName(collection), isPublic }} kind="collection" />
            </div>
          )}
          <ButtonLink size="small" href={paths.editCollection(id)}>
            <Icon name="edit" />
            Edit
          </ButtonLink>
        </div>
      </DashboardHead>
      {hiddenAt && <HiddenNote className="mb-5" />}
      <UserTexts texts={collectionLines(collection)} className="max-w-[80ch] pb-5 text-ink-2" />
    </>
  );
}

type BarProps = { collection: Collection; prompts: number; username: string | null };

export function CollectionBar({ collection: { id, slug, isPublic }, prompts, username }: BarProps) {
  return (
    <ListBar>
      <p className="flex-auto">
        {isPublic ? <b className="num font-strong">{plural(prompts, 'prompt')}</b> : <PrivateCount prompts={prompts} />}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {isPublic && username && <Link href={paths.publicCollection(username, slug)}>View public page</Link>}
        {prompts > 0 && (
          <>
            <a href={filePaths.collectionMarkdown(id)} download>
              Markdown
            </a>
            <Link href={paths.printCollection(id)}>Print</Link>
          </>
        )}
      </p>
      {prompts > 0 && (
        <FormatFiles
          className="tall-target cursor-pointer underline"
          summary="Other formats"
          href={(format) => accountPaths.collectionFile(id, format)}
        />
      )}
    </ListBar>
  );
}

function PrivateCount({ prompts }: { prompts: number }) {
  return prompts === 1 ? (
    <>
      <b className="num font-strong">1 prompt</b>, private
    </>
  ) : (
    <>
      <b className="num font-strong">{prompts} prompts</b>, private
    </>
  );
}

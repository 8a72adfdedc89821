import { notFound } from 'next/navigation';
import { DeleteCollectionForm, EditCollectionForm } from '@/components/collections/collection-forms';
import { HiddenNote } from '@/components/moderation/hidden-note';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { SettingsPart } from '@/components/ui/settings-part';
import { VisibilityForm } from '@/components/visibility/visibility-controls';
import { requireUser } from '@/lib/account/current-user';
import { collectionName } from '@/lib/collections/collection-fields';
import { findCollection } from '@/lib/collections/queries';
import { collectionMetadata } from '@/lib/dashboard/queries';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = ({ params }: Props) => collectionMetadata(params, () => 'Edit collection');

export default async function EditCollectionPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(paths.editCollection(id));
  const [collection, profile] = await Promise.all([findCollection(user, id), ownProfile(user)]);
  if (!collection) notFound();
  return (
    <>
      <BackLink href={paths.collection(id)}>Back to the collection</BackLink>
      <DashboardHead title="Edit collection" />
      <div className="grid gap-8 border-t-2 border-rule-strong pt-6 *:max-w-[720px]">
        <EditCollectionForm collection={collection} username={profile?.username ?? null} />
        <SettingsPart id="visibility" title="Visibility">
          {collection.hiddenAt ? (
            <HiddenNote />
          ) : (
            <VisibilityForm item={{ ...collection, title: collectionName(collection) }} kind="collection" />
          )}
        </SettingsPart>
        <SettingsPart id="delete" title="Delete">
          <DeleteCollectionForm collection={collection} />
        </SettingsPart>
      </div>
    </>
  );
}

import { notFound } from 'next/navigation';
import { PrintedCollection } from '@/components/collections/printed-collection';
import { currentUser, requireUser } from '@/lib/account/current-user';
import { collectionName } from '@/lib/collections/collection-fields';
import { findCollection } from '@/lib/collections/queries';
import { ownWholeCollection } from '@/lib/collections/whole-collection';
import { PRINT_LENGTH } from '@/lib/limits';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const user = await currentUser();
  const collection = user && (await findCollection(user, (await params).id));
  return { title: collection ? collectionName(collection) : 'Collection not found' };
}

/** The middleware limits how many such pages are rendered at once (PRINTING in lib/limits.ts). */
export default async function PrintCollectionPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(paths.printCollection(id));
  const collection = await ownWholeCollection(user, id, PRINT_LENGTH);
  if (!collection) notFound();
  return <PrintedCollection collection={collection} back={paths.collection(id)} />;
}

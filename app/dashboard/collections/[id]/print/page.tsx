import { notFound } from 'next/navigation';
import { PrintedCollection } from '@/components/collections/printed-collection';
import { requireUser } from '@/lib/account/current-user';
import { collectionName } from '@/lib/collections/collection-fields';
import { ownWholeCollection } from '@/lib/collections/find-whole-collection';
import { collectionMetadata } from '@/lib/dashboard/queries';
import { PRINT_LENGTH } from '@/lib/limits';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = ({ params }: Props) => collectionMetadata(params, collectionName);

/** One of the user's collections to print. The middleware limits how many are rendered at once (PRINTING in lib/limits.ts). */
export default async function PrintCollectionPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(paths.printCollection(id));
  const collection = await ownWholeCollection(user, id, PRINT_LENGTH);
  if (!collection) notFound();
  return <PrintedCollection collection={collection} back={paths.collection(id)} />;
}

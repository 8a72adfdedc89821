import { notFound } from 'next/navigation';
import { PrintedCollection } from '@/components/collections/printed-collection';
import { requireUser } from '@/lib/account/current-user';
import { ownWholeCollection } from '@/lib/collections/whole-collection';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ id: string }> };

export const metadata = { title: 'Print a collection' };

export default async function PrintCollectionPage({ params }: Props) {
  const { id } = await params;
  const user = await requireUser(paths.printCollection(id));
  const collection = await ownWholeCollection(user, id);
  if (!collection) notFound();
  return <PrintedCollection collection={collection} back={paths.collection(id)} />;
}

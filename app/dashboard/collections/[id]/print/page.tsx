import { notFound } from 'next/navigation';
import { WholeDocument } from '@/components/collections/whole-document';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { ownWholeCollection } from '@/lib/collections/whole-collection';
import { paths } from '@/lib/paths';

type Props = { params: Promise<{ id: string }> };

export const metadata = { title: 'Print a collection' };

/** One of the user's collections with the texts in it, private ones too. */
export default async function PrintCollectionPage({ params }: Props) {
  const { id } = await params;
  return dashboardPage(paths.printCollection(id), async (user) => {
    const collection = await ownWholeCollection(user, id);
    if (!collection) notFound();
    return <WholeDocument collection={collection} back={paths.collection(id)} />;
  });
}

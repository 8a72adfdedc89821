import { padding } from '../../padding';

export default async function DynamicPage({ params, searchParams }) {
  const { q } = await searchParams;
  return (
    <main>
      <h1>{q}</h1>
      {padding[(await params).key]}
    </main>
  );
}

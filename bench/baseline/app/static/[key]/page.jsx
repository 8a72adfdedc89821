import { padding } from '../../padding';

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(padding).map((key) => ({ key }));
}

export default async function StaticPage({ params }) {
  return <main>{padding[(await params).key]}</main>;
}

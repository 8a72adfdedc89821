import { type JsonLdData, serializeJsonLd } from '@/lib/site/seo/json-ld';

export function JsonLd({ data }: { data: JsonLdData[] }) {
  return data.map((item) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd escapes what could end the element
    <script key={item['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(item) }} />
  ));
}

import { CollectionTitle } from '@/components/add-to-collection/collection-title';
import { PromptPreview } from '@/components/prompts/text/prompt-preview';
import { BackLink } from '@/components/ui/back-link';
import { MetaLine } from '@/components/ui/page-head';
import { UserTexts } from '@/components/ui/user-text';
import type { WholeCollection } from '@/lib/collections/collection';
import { collectionLines } from '@/lib/collections/collection-fields';
import { nameWithUsername } from '@/lib/profiles/profile';
import { plural } from '@/lib/text/plural';
import { PrintButton } from './print-button';

export function PrintedCollection({ collection, back }: { collection: WholeCollection; back: string }) {
  const { owner, prompts } = collection;
  return (
    <article className="pb-16">
      <div className="flex items-center justify-between gap-4 pt-4 pb-6 print:hidden">
        <BackLink href={back}>Back to the collection</BackLink>
        <PrintButton />
      </div>
      <h1 className="wrap-anywhere" dir="auto">
        <CollectionTitle collection={collection} />
      </h1>
      <UserTexts texts={collectionLines(collection)} className="mt-4 max-w-(--width-measure) text-lede leading-body text-ink-2" />
      <MetaLine>
        {owner && <bdi>{nameWithUsername(owner)}</bdi>}
        <span className="num">{plural(prompts.length, 'prompt')}</span>
      </MetaLine>
      <ol className="mt-8">
        {prompts.map(({ title, from, url, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the prompts have no ids here and never change places
          <li className="border-t-2 border-rule-strong py-6" key={index}>
            <h2 className="break-after-avoid text-h3 wrap-anywhere">
              <span className="num">{index + 1}.</span> <bdi>{title}</bdi>
            </h2>
            <p className="mt-1 mb-4 break-after-avoid text-meta text-ink-3 wrap-anywhere">
              <bdi>{from}</bdi>
              {url && `, ${url.replace(/^https?:\/\//, '')}`}
            </p>
            {text === null ? (
              <p className="text-ink-3">Left out, because this document would be too long.</p>
            ) : (
              <div className="max-w-(--width-measure)">
                <PromptPreview template={text} className="text-lede leading-read" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}

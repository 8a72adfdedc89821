import { JsonLd } from '@/components/site/json-ld';
import { Link } from '@/components/ui/link';
import { LinkList, LinkListItem, linkListLinkClass } from '@/components/ui/link-list';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { Remark } from '@/components/ui/remark';
import { Section } from '@/components/ui/section';
import { guides } from '@/lib/guides/guides';
import { paths } from '@/lib/paths';
import { loadFaq } from '@/lib/server/content/pages';
import { site } from '@/lib/site';
import { breadcrumbs, faqPage } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';
import { parseLinks, plainLinks } from '@/lib/text/linked-text';

const entries = loadFaq();

export const metadata = pageMetadata({
  title: 'FAQ',
  description:
    'Twelve short answers: what the library is, how to use a prompt, what the blanks are, what stays in your browser, and whom to write to.',
  path: paths.faq,
});

export default function FaqPage() {
  return (
    <>
      <JsonLd
        data={[
          faqPage(entries.map(({ question, answer }) => ({ question, answer: plainLinks(answer) }))),
          breadcrumbs([{ name: 'FAQ', path: paths.faq }]),
        ]}
      />
      <PageTitle>
        <h1>FAQ</h1>
        <Lede>Twelve questions people ask, answered in a few lines each.</Lede>
      </PageTitle>
      <dl className="border-t-2 border-rule-strong pb-16">
        {entries.map(({ id, question, answer }) => (
          <div key={question} id={id} className="grid gap-x-8 gap-y-2 border-b border-rule py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <dt className="text-row leading-head font-semibold">{question}</dt>
            <dd className="max-w-[66ch] font-serif text-excerpt leading-read">
              <LinkedText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
      <Section title="More help" aside={<p>Something missing here?</p>}>
        <LinkList>
          <LinkListItem>
            <a className={linkListLinkClass} href={`mailto:${site.email}`}>
              Write to us <Remark className="text-body">{site.email}</Remark>
            </a>
          </LinkListItem>
          {guides().map(({ slug, title, frontMatter }) => (
            <LinkListItem key={slug}>
              <Link className={linkListLinkClass} href={paths.guide(slug)}>
                {title} <Remark className="text-body">{frontMatter?.readingTime}</Remark>
              </Link>
            </LinkListItem>
          ))}
        </LinkList>
      </Section>
    </>
  );
}

function LinkedText({ text: source }: { text: string }) {
  return parseLinks(source).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <Link key={index} href={href}>
        {text}
      </Link>
    ) : (
      text
    ),
  );
}

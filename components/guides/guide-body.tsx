import type { MDXComponents } from 'mdx/types';
import { MDXRemote } from 'next-mdx-remote/rsc';
import { Children, isValidElement, type ReactNode } from 'react';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { PromptRow } from '@/components/prompts/row/prompt-row';
import { PromptPreview } from '@/components/prompts/text/prompt-preview';
import { Link } from '@/components/ui/link';
import { categoryOf, findLibraryPrompt } from '@/lib/prompts/library';
import { libraryItem } from '@/lib/prompts/prompt-list-item';
import { ContentError } from '@/lib/server/content/content-error';
import { site } from '@/lib/site';
import { FillableExample } from './fillable-example';

const components: MDXComponents = {
  a: ({ href = '', children }) =>
    href.startsWith('/') ? (
      <Link href={href}>{children}</Link>
    ) : (
      <a href={href} rel={href.startsWith('http') ? 'noopener noreferrer' : undefined}>
        {children}
      </a>
    ),
  blockquote: ({ children }) => <ExamplePrompt>{children}</ExamplePrompt>,
  table: (props) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
    <div role="group" className="overflow-x-auto" tabIndex={0} aria-label="Table">
      <table {...props} />
    </div>
  ),
  Before,
  After,
  PromptCard: LibraryRow,
  SiteName: () => site.name,
  Tagline: () => site.tagline,
  Disclaimer: () => site.disclaimer,
  ContactEmail: () => <a href={`mailto:${site.email}`}>{site.email}</a>,
};

export function GuideBody({ source }: { source: string }) {
  return (
    <MDXRemote
      source={source}
      components={components}
      options={{ mdxOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] } }}
    />
  );
}

const COMPARE = 'print:break-inside-avoid [&_p+p]:mt-[0.7em]';
const LABEL = 'mb-[0.35em] font-sans text-meta leading-ui font-semibold';

function Before({ children }: { children: ReactNode }) {
  return (
    <div className={`${COMPARE} border-l-2 border-rule-field pl-5 text-ink-2`}>
      <p className={`${LABEL} text-ink-3`}>Before</p>
      {children}
    </div>
  );
}

function After({ children }: { children: ReactNode }) {
  return (
    <div className={`${COMPARE} border-l-4 border-ink pl-4.5`}>
      <p className={LABEL}>After</p>
      {children}
    </div>
  );
}

/** A library prompt as a row in a guide or page of text. An unknown slug throws, and so fails the build. */
function LibraryRow({ slug }: { slug: string }) {
  const prompt = findLibraryPrompt(slug);
  if (!prompt) throw new ContentError(`A guide shows the prompt "${slug}", which the library does not have`);
  return (
    <div className="border-b border-rule font-sans text-body leading-body">
      <PromptRow item={libraryItem(prompt, { category: categoryOf(prompt) })} heading="h3" />
    </div>
  );
}

/** A quotation in a guide or page of text: a prompt to fill in, copy and send. */
function ExamplePrompt({ children }: { children: ReactNode }) {
  const template = Children.toArray(children)
    .map((paragraph) => textOf(paragraph).trim())
    .filter(Boolean)
    .join('\n\n');
  return (
    <figure className="example on-shade border-t-2 border-ink bg-paper-2 px-[22px] py-4.5 print:break-inside-avoid">
      <FillableExample template={template}>
        <PromptPreview template={template} asEditor className="" />
      </FillableExample>
    </figure>
  );
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

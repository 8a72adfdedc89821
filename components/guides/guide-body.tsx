import type { MDXComponents } from 'mdx/types';
import { MDXRemote } from 'next-mdx-remote/rsc';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { ContactEmail, Disclaimer, SiteName, Tagline } from '@/components/site/site-details';
import { Link } from '@/components/ui/link';
import { After, Before } from './compare';
import { ExamplePrompt } from './example-prompt';
import { LibraryCard } from './library-card';

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
    // A wide table scrolls, and can be scrolled with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
    <div role="group" className="overflow-x-auto" tabIndex={0} aria-label="Table">
      <table {...props} />
    </div>
  ),
  Before,
  After,
  PromptCard: LibraryCard,
  ContactEmail,
  Disclaimer,
  SiteName,
  Tagline,
};

/** Renders the MDX of a guide or page on the server. */
export function GuideBody({ source }: { source: string }) {
  return (
    <MDXRemote
      source={source}
      components={components}
      options={{ mdxOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] } }}
    />
  );
}

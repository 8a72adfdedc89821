import type { ReactElement } from 'react';
import { findGuide } from '@/lib/guides/guides';
import { plural } from '@/lib/plural';
import { beginningOf } from '@/lib/prompts/excerpt';
import { findCategory, findPrompt, library, promptsIn } from '@/lib/prompts/library';
import { site } from '@/lib/site';
import { colours, SocialBlank, SocialFrame, SocialTitle, serif } from './social-frame';
import { SocialPromptText } from './social-prompt-text';

/** The content of a social image, or null for an unknown one. Styles are inline, the only ones its renderer supports. */
export function socialCard(kind: string, slug: string): ReactElement | null {
  switch (kind) {
    case 'site':
      return slug === 'card' ? <SiteCard /> : null;
    case 'prompt':
      return promptCard(slug);
    case 'category':
      return categoryCard(slug);
    case 'guide':
      return guideCard(slug);
    default:
      return null;
  }
}

/** Characters that a title's line holds. */
const TITLE_LINE = 30;

function promptCard(slug: string) {
  const prompt = findPrompt(slug);
  if (!prompt) return null;
  const { title, promptText, variables } = prompt;
  return (
    <SocialFrame label={`Prompt, ${plural(variables.length, 'blank')}`}>
      <SocialTitle>{title}</SocialTitle>
      <div style={{ display: 'flex', marginTop: 26 }}>
        <SocialPromptText pieces={beginningOf(promptText)} lines={title.length > TITLE_LINE ? 4 : 5} />
      </div>
    </SocialFrame>
  );
}

function categoryCard(slug: string) {
  const category = findCategory(slug);
  if (!category) return null;
  return (
    <SocialFrame label={plural(promptsIn(category).length, 'prompt')}>
      <SocialBlank>{category.name.toLowerCase()}</SocialBlank>
      <Text>{category.subtitle}</Text>
    </SocialFrame>
  );
}

function guideCard(slug: string) {
  const guide = findGuide(slug)?.guide;
  if (!guide?.frontMatter) return null;
  const { title, description, readingTime } = guide.frontMatter;
  const example = firstExample(guide.body ?? '');
  return (
    <SocialFrame label={`Guide, ${readingTime}`}>
      <SocialTitle big={!example}>{title}</SocialTitle>
      <Text>{description}</Text>
      {example && (
        <div
          style={{
            display: 'flex',
            flex: 1,
            marginTop: 30,
            padding: '20px 28px 0',
            background: colours.shade,
            borderTop: `4px solid ${colours.ink}`,
          }}
        >
          <SocialPromptText pieces={beginningOf(example)} lines={3} fontSize={32} onShade />
        </div>
      )}
    </SocialFrame>
  );
}

/** The first prompt that a guide quotes and that has a blank. */
function firstExample(mdx: string): string | undefined {
  const quotes = mdx.match(/(^> ?.*\n?)+/gm) ?? [];
  return quotes
    .map((quote) => quote.replace(/^> ?/gm, '').replace(/[*_`]{2,}/g, ''))
    .find((quote) => beginningOf(quote).some(({ kind }) => kind === 'blank'));
}

function SiteCard() {
  return (
    <SocialFrame label={site.tagline}>
      <SocialBlank>a cold email</SocialBlank>
      <Text>{`${library().prompts.length} prompts, free to copy. Fill in the blanks and send.`}</Text>
    </SocialFrame>
  );
}

function Text({ children }: { children: string }) {
  return <span style={{ ...serif, flexShrink: 0, marginTop: 26, fontSize: 36, lineHeight: 1.4, color: colours.inkSoft }}>{children}</span>;
}

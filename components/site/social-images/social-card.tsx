import type { ReactElement } from 'react';
import { findGuide } from '@/lib/guides/guides';
import { findCategory, findLibraryPrompt, library, promptsIn } from '@/lib/prompts/library';
import { variablesOf } from '@/lib/prompts/template';
import { site } from '@/lib/site';
import { plural } from '@/lib/text/plural';
import { colours, SocialBlank, SocialBlanks, SocialFrame, SocialTitle, serif } from './social-frame';

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

function promptCard(slug: string) {
  const prompt = findLibraryPrompt(slug);
  if (!prompt) return null;
  const blanks = variablesOf(prompt.promptText);
  return (
    <SocialFrame label={`Prompt, ${plural(blanks.length, 'blank')}`}>
      <SocialTitle>{prompt.title}</SocialTitle>
      <Text>{prompt.description}</Text>
      <SocialBlanks labels={blanks.map(({ label }) => label)} />
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
  const frontMatter = findGuide(slug)?.guide.frontMatter;
  if (!frontMatter) return null;
  return (
    <SocialFrame label={`Guide, ${frontMatter.readingTime}`}>
      <SocialTitle>{frontMatter.title}</SocialTitle>
      <Text>{frontMatter.description}</Text>
    </SocialFrame>
  );
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
  return <span style={{ ...serif, flexShrink: 0, marginTop: 28, fontSize: 42, lineHeight: 1.35, color: colours.inkSoft }}>{children}</span>;
}

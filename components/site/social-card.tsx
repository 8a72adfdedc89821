import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { SocialImageKind } from '@/lib/file-paths';
import { findGuide } from '@/lib/guides/guides';
import { findCategory, findLibraryPrompt, library, promptsIn } from '@/lib/prompts/library';
import { variablesOf } from '@/lib/prompts/template';
import { site } from '@/lib/site';
import { plural } from '@/lib/text/plural';

/** The light colours of app/tokens.css: the renderer of social images reads no style sheet. */
const COLOURS = {
  paper: '#fbfbf8',
  ink: '#12120f',
  ink2: '#3b3a35',
  ink3: '#605e56',
  signal: '#f2540f',
  signalText: '#a33700',
  signalTint: '#fde9dd',
} as const;

const sans = (weight: 600 | 700): CSSProperties => ({ fontFamily: 'Archivo', fontWeight: weight });
const serif: CSSProperties = { fontFamily: 'Source Serif', fontWeight: 400 };

/** The content of a social image; null for an unknown one. Styles are inline, because its renderer supports no others. */
export function socialCard(kind: SocialImageKind, slug: string): ReactElement | null {
  return CARDS[kind](slug);
}

const CARDS: Record<SocialImageKind, (slug: string) => ReactElement | null> = {
  site: (slug) => (slug === 'card' ? <SiteCard /> : null),
  prompt: promptCard,
  category: categoryCard,
  guide: guideCard,
};

function promptCard(slug: string) {
  const prompt = findLibraryPrompt(slug);
  if (!prompt) return null;
  const blanks = variablesOf(prompt.promptText);
  return (
    <SocialFrame label={blanks.length === 1 ? 'Prompt, 1 blank' : `Prompt, ${blanks.length} blanks`}>
      <SocialTitle>{prompt.title}</SocialTitle>
      <Text>{prompt.description}</Text>
      <BlankChips labels={blanks.map(({ label }) => label)} />
    </SocialFrame>
  );
}

function categoryCard(slug: string) {
  const category = findCategory(slug);
  if (!category) return null;
  return (
    <SocialFrame label={plural(promptsIn(category).length, 'prompt')}>
      <NeedSentence>{category.name.toLowerCase()}</NeedSentence>
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
      <NeedSentence>a cold email</NeedSentence>
      <Text>{`${library().prompts.length} prompts, free to copy. Fill in the blanks and send.`}</Text>
    </SocialFrame>
  );
}

function Text({ children }: { children: string }) {
  return <span style={{ ...serif, flexShrink: 0, marginTop: 28, fontSize: 42, lineHeight: 1.35, color: COLOURS.ink2 }}>{children}</span>;
}

function SocialFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={frame}>
      <div style={head}>
        <svg width="54" height="48" viewBox="0 0 34 30" fill="none" role="presentation">
          <path d="M9 3H3v24h6M25 3h6v24h-6" stroke={COLOURS.ink} strokeWidth="3.5" />
          <path d="M10 21h14" stroke={COLOURS.signal} strokeWidth="5" />
        </svg>
        <span style={{ ...sans(700), fontSize: 32, letterSpacing: -0.64 }}>{site.name}</span>
        <span style={{ ...sans(600), marginLeft: 'auto', fontSize: 26, color: COLOURS.ink3 }}>{label}</span>
      </div>
      {children}
    </div>
  );
}

function SocialTitle({ children }: { children: string }) {
  const fontSize = children.length > 34 ? 76 : 88;
  const style: CSSProperties = {
    marginTop: 40,
    flexShrink: 0,
    fontSize,
    lineHeight: 1.06,
    letterSpacing: fontSize * -0.028,
    textWrap: 'balance',
  };
  return <span style={{ ...sans(700), ...style }}>{children}</span>;
}

/** The number of characters that the line of blanks holds, with the space between them. */
const BLANKS_LINE = 60;
const BETWEEN_BLANKS = '   ';

function BlankChips({ labels }: { labels: string[] }) {
  const shown = labels.filter((_, index) => labels.slice(0, index + 1).join(BETWEEN_BLANKS).length <= BLANKS_LINE);
  return (
    <div style={{ display: 'flex', gap: 18, marginTop: 44 }}>
      {shown.map((label) => (
        <span key={label} style={chip}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** The home page's sentence “I need a prompt for …” with its blank filled in. */
function NeedSentence({ children }: { children: string }) {
  const fontSize = children.length > 14 ? 92 : 104;
  return (
    <div style={{ ...sans(700), display: 'flex', flexDirection: 'column', marginTop: 44, fontSize, letterSpacing: fontSize * -0.034 }}>
      <span style={{ lineHeight: 1.12 }}>I need a prompt</span>
      <div style={{ display: 'flex', alignItems: 'stretch', gap: 26, marginTop: 10 }}>
        <span style={{ lineHeight: 1.3 }}>for</span>
        <span style={blank}>{children}</span>
      </div>
    </div>
  );
}

const frame: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: '44px 64px 0',
  background: COLOURS.paper,
  color: COLOURS.ink,
  borderTop: `16px solid ${COLOURS.ink}`,
};

const head: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  paddingBottom: 26,
  borderBottom: `4px solid ${COLOURS.ink}`,
};

const tinted: CSSProperties = { ...sans(600), lineHeight: 1.3, color: COLOURS.signalText, background: COLOURS.signalTint };

const chip: CSSProperties = {
  ...tinted,
  flexShrink: 0,
  fontSize: 34,
  padding: '3px 16px',
  borderBottom: `5px solid ${COLOURS.signal}`,
};

const blank: CSSProperties = { ...tinted, flex: 1, paddingLeft: 20, borderBottom: `7px solid ${COLOURS.signal}` };

import type { ReactElement, ReactNode } from 'react';
import { findGuide } from '@/lib/guides/guides';
import { excerptOf } from '@/lib/prompts/excerpt';
import { findCategory, findPrompt, library, promptsIn } from '@/lib/prompts/library';
import { site } from '@/lib/site';

const ink = '#12120f';
const paper = '#fbfbf8';
const signal = '#f2540f';

/** What a social image shows, or null when there is no such thing. Styles are inline: its renderer knows no others. */
export function socialCard(kind: string, slug: string): ReactElement | null {
  switch (kind) {
    case 'site':
      return slug === 'card' ? <SiteCard /> : null;
    case 'prompt': {
      const prompt = findPrompt(slug);
      return prompt && <Card label="Prompt" title={prompt.title} body={<Letter template={prompt.promptText} />} />;
    }
    case 'category': {
      const category = findCategory(slug);
      return (
        category && <Card label={`${promptsIn(category).length} prompts`} title={category.name} body={<Text>{category.subtitle}</Text>} />
      );
    }
    case 'guide': {
      const facts = findGuide(slug)?.guide.facts;
      return facts ? <Card label={`Guide, ${facts.readingTime}`} title={facts.title} body={<Text>{facts.description}</Text>} /> : null;
    }
    default:
      return null;
  }
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '44px 64px',
        background: paper,
        color: ink,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, paddingBottom: 24, borderBottom: `4px solid ${ink}` }}>
        <svg width="54" height="48" viewBox="0 0 34 30" fill="none" role="presentation">
          <path d="M9 3H3v24h6M25 3h6v24h-6" stroke={ink} strokeWidth="3.5" />
          <path d="M10 21h14" stroke={signal} strokeWidth="5" />
        </svg>
        <span style={{ fontFamily: 'Archivo', fontWeight: 700, fontSize: 32, letterSpacing: -0.6 }}>{site.name}</span>
      </div>
      {children}
    </div>
  );
}

function Card({ label, title, body }: { label: string; title: string; body: ReactNode }) {
  return (
    <Frame>
      <span style={{ marginTop: 30, fontFamily: 'Archivo', fontWeight: 600, fontSize: 26, color: '#605e56' }}>{label}</span>
      <span style={{ marginTop: 8, fontFamily: 'Archivo', fontWeight: 700, fontSize: 64, lineHeight: 1.08, letterSpacing: -2 }}>
        {title}
      </span>
      <div style={{ display: 'flex', marginTop: 26, height: 250, overflow: 'hidden' }}>{body}</div>
    </Frame>
  );
}

function Text({ children }: { children: string }) {
  return <span style={{ fontFamily: 'Source Serif', fontSize: 38, lineHeight: 1.4 }}>{children}</span>;
}

/** The beginning of a prompt with its blanks. The renderer knows no inline text flow, so every word is a box. */
function Letter({ template }: { template: string }) {
  const words = excerptOf(template).flatMap(({ kind, text }) => {
    const plain = text.map((marked) => marked.text).join('');
    const parts = kind === 'blank' ? [plain] : plain.split(/\s+/).filter(Boolean);
    return parts.map((word) => ({ kind, word }));
  });
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'flex-start',
        gap: '6px 10px',
        fontFamily: 'Source Serif',
        fontSize: 33,
        lineHeight: 1.35,
      }}
    >
      {words.map(({ kind, word }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text
        <span key={index} style={WORD_STYLES[kind]}>
          {word}
        </span>
      ))}
    </div>
  );
}

const WORD_STYLES = {
  text: {},
  default: { borderBottom: `3px dotted ${signal}` },
  blank: {
    fontFamily: 'Archivo',
    fontWeight: 600,
    fontSize: 28,
    color: '#a33700',
    background: '#fde9dd',
    borderBottom: `4px solid ${signal}`,
    padding: '2px 12px',
  },
} as const;

function SiteCard() {
  return (
    <Frame>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          marginTop: 70,
          fontFamily: 'Archivo',
          fontWeight: 700,
          fontSize: 92,
          letterSpacing: -3,
          lineHeight: 1.15,
        }}
      >
        <span>I need a prompt</span>
        <div style={{ display: 'flex', gap: 22 }}>
          <span>for</span>
          <span style={{ flex: 1, color: '#a33700', background: '#fde9dd', borderBottom: `6px solid ${signal}`, padding: '0 18px' }}>
            a cold email
          </span>
        </div>
      </div>
      <span style={{ marginTop: 50, fontFamily: 'Source Serif', fontSize: 38 }}>
        {`${library().prompts.length} prompts, free to copy. ${site.tagline}`}
      </span>
    </Frame>
  );
}

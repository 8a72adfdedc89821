import type { CSSProperties } from 'react';
import type { Piece } from '@/lib/prompts/excerpt';
import { colours, sans, serif } from './social-frame';

type Word = { kind: Piece['kind']; text: string; spaceAfter: boolean; lastOfPiece: boolean };
type Props = { pieces: Piece[]; lines: number; fontSize?: number; onShade?: boolean };

const LINE_HEIGHT = 1.5;

/**
 * The beginning of a prompt with its blanks, in whole lines. The renderer knows no inline text flow, so every word is a box.
 * Further lines are painted over: `overflow: hidden` would give each word a mask, and take five times as long to draw.
 */
export function SocialPromptText({ pieces, lines, fontSize = 38, onShade = false }: Props) {
  const height = Math.round(fontSize * LINE_HEIGHT);
  return (
    <div style={{ ...serif, ...flow, fontSize, lineHeight: `${height}px`, maxHeight: lines * height }}>
      {unbroken(wordsOf(pieces)).map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text
        <div key={index} style={{ display: 'flex', height, marginRight: spaceAfter(words, fontSize) }}>
          {words.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text
            <span key={at} style={styleOf(word, fontSize, onShade)}>
              {word.text}
              {word.kind === 'default' && <span style={{ ...dots, top: Math.round(fontSize * 1.24) }} />}
            </span>
          ))}
        </div>
      ))}
      <div style={{ ...cover, top: lines * height, background: onShade ? colours.shade : colours.paper }} />
    </div>
  );
}

function wordsOf(pieces: Piece[]): Word[] {
  const words: Word[] = [];
  for (const { kind, text } of pieces) {
    if (kind === 'text' && /^\s/.test(text)) endWord(words);
    const parts = kind === 'blank' ? [text] : text.split(/\s+/).filter(Boolean);
    parts.forEach((part, index) => {
      const last = index === parts.length - 1;
      words.push({ kind, text: part, spaceAfter: !last || (kind === 'text' && /\s$/.test(text)), lastOfPiece: last });
    });
  }
  return words;
}

function endWord(words: Word[]): void {
  const last = words.at(-1);
  if (last) last.spaceAfter = true;
}

/** Words without a space between them stay together: a blank and the full stop after it. */
function unbroken(words: Word[]): Word[][] {
  const groups: Word[][] = [];
  let open = false;
  for (const word of words) {
    if (open) groups.at(-1)?.push(word);
    else groups.push([word]);
    open = !word.spaceAfter;
  }
  return groups;
}

/** The line under a default of several words does not break between them: there the space is the word's own. */
function spaceAfter(words: Word[], fontSize: number): number {
  const last = words.at(-1);
  return last && !continues(last) ? fontSize * 0.24 : 0;
}

const continues = ({ kind, lastOfPiece }: Word) => kind === 'default' && !lastOfPiece;

function styleOf(word: Word, fontSize: number, onShade: boolean): CSSProperties {
  if (word.kind === 'blank') {
    return {
      ...sans(600),
      alignSelf: 'center',
      fontSize: Math.round(fontSize * 0.82),
      lineHeight: 1.3,
      padding: '0 12px',
      color: colours.signalText,
      background: onShade ? colours.signalTintOnShade : colours.signalTint,
      borderBottom: `4px solid ${colours.signal}`,
    };
  }
  if (word.kind === 'default') {
    return { display: 'flex', position: 'relative', paddingRight: continues(word) ? fontSize * 0.24 : 0 };
  }
  return {};
}

/** The renderer draws no dotted borders. */
const dots: CSSProperties = {
  position: 'absolute',
  left: 0,
  right: 0,
  height: 4,
  backgroundImage: `repeating-linear-gradient(90deg, ${colours.signal} 0px, ${colours.signal} 4px, ${colours.paper} 4px, ${colours.paper} 8px)`,
};

const flow: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignContent: 'flex-start', position: 'relative' };

/** To the lower edge of any card and beyond. */
const cover: CSSProperties = { position: 'absolute', left: 0, right: 0, height: 630 };

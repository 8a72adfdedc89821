import type { ReactNode } from 'react';
import { parseValues } from '@/lib/prompts/stored-values';
import { ANYTHING_ELSE, labelOf, type Values } from '@/lib/prompts/template';
import { firstCharacters } from '@/lib/text/characters';
import { Fact } from './compact-row-layout';
import { useStoredText } from './row-excerpt';

/** Takes the room that is left beside other facts, so that nothing moves when the values are drawn. */
const BESIDE = 'min-w-0! grow basis-0 max-xl:hidden';

type Props = {
  storageId: string;
  /** Shown while no values are stored; without it, values stand beside other facts, on wide screens only. */
  children?: ReactNode;
};

/** The values that this browser has stored for a prompt's blanks, as a fact of its row. */
export function StoredValues({ storageId, children }: Props) {
  const values = valuesText(parseValues(useStoredText(storageId)));
  if (!values) return children;
  return (
    <Fact className={`text-ink-2 ${children === undefined ? BESIDE : ''}`}>
      <span dir="auto">{values}</span>
    </Fact>
  );
}

const ONE = 60;
const ALL = 200;

/** Values in one line: "Recipient: Maya, Offer: 20% off"; empty without any. */
export function valuesText(values: Values): string {
  const written = Object.entries(values).flatMap(([name, value]) => {
    const text = firstCharacters(value, 2 * ONE)
      .replace(/\s+/g, ' ')
      .trim();
    return text ? `${name === ANYTHING_ELSE.name ? ANYTHING_ELSE.label : labelOf(name)}: ${shortened(text, ONE)}` : [];
  });
  return shortened(written.join(', '), ALL);
}

function shortened(text: string, max: number): string {
  const beginning = firstCharacters(text, max);
  return beginning === text ? text : `${beginning.trimEnd()}…`;
}

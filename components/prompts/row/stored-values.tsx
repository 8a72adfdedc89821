import type { ReactNode } from 'react';
import { parseValues } from '@/lib/prompts/stored-values';
import { ANYTHING_ELSE, labelOf, type Values } from '@/lib/prompts/template';
import { firstCharacters } from '@/lib/text/characters';
import { Fact } from './compact-row-layout';
import { useStoredText } from './row-excerpt';

/** Values take the room that other facts leave, so that nothing moves when the values are drawn. */
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

/** The most characters that are shown of a value, and of all values together. */
const MAX = { value: 60, all: 200 };

/** Values in one line: "Recipient: Maya, Offer: 20% off"; empty without any. */
export function valuesText(values: Values): string {
  const written = Object.entries(values).flatMap(([name, value]) => {
    const text = firstCharacters(value, 2 * MAX.value)
      .replace(/\s+/g, ' ')
      .trim();
    return text ? `${name === ANYTHING_ELSE.name ? ANYTHING_ELSE.label : labelOf(name)}: ${shortened(text, MAX.value)}` : [];
  });
  return shortened(written.join(', '), MAX.all);
}

function shortened(text: string, max: number): string {
  const beginning = firstCharacters(text, max);
  return beginning === text ? text : `${beginning.trimEnd()}…`;
}

import type { ComponentProps } from 'react';
import { countCharacters, lengthProblem } from '@/lib/text/characters';
import { TextField } from './text-field';

export function Counter({ text, max }: { text: string; max: number }) {
  const count = countCharacters(text);
  return (
    <span className={count > max ? 'font-bold text-error' : undefined}>{`${count.toLocaleString('en')}/${max.toLocaleString('en')}`}</span>
  );
}

type Props = ComponentProps<typeof TextField> & { typed: string; max: number };

export function CountedField({ typed, max, aside = <Counter text={typed} max={max} />, ...field }: Props) {
  return <TextField {...field} aside={aside} warning={lengthProblem(field.label, typed, max)} />;
}

import { countCharacters } from '@/lib/text/characters';

/** How many characters a text has of those it may have, for the `aside` of its field. */
export function Counter({ text, max }: { text: string; max: number }) {
  const count = countCharacters(text);
  return (
    <span className={count > max ? 'font-bold text-error' : undefined}>{`${count.toLocaleString('en')}/${max.toLocaleString('en')}`}</span>
  );
}

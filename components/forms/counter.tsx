import { countCharacters } from '@/lib/text/characters';

export function Counter({ text, max }: { text: string; max: number }) {
  const count = countCharacters(text);
  return (
    <span className={count > max ? 'font-bold text-error' : undefined}>{`${count.toLocaleString('en')}/${max.toLocaleString('en')}`}</span>
  );
}

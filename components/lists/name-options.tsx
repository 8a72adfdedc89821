import { Options } from '@/components/forms/options';

type Props = { names: string[]; chosen: string; all: string };

/** The choices of a filter by category or tag: `all`, then the names. The chosen one is among them, even if nothing has it any more. */
export function NameOptions({ names, chosen, all }: Props) {
  const choices = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return (
    <>
      <option value="">{all}</option>
      <Options of={choices.map((name) => [name, name])} dir="auto" />
    </>
  );
}

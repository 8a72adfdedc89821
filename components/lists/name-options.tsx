import { Options } from '@/components/forms/options';

type Props = { names: string[]; chosen: string /** The choice of no name. */; all: string };

/** The choices of a filter by category or tag. The chosen one stays among them when it is gone from the list, so that the form says what is shown. */
export function NameOptions({ names, chosen, all }: Props) {
  const choices = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return (
    <>
      <option value="">{all}</option>
      <Options of={choices.map((name) => [name, name])} dir="auto" />
    </>
  );
}

import { Options } from '@/components/forms/options';
import { selectClass } from '@/components/ui/field-class';

type Props = {
  /** The place of the file in its import. */
  file: number;
  path: string;
  /** The format in which the file was read; null if it could not be read. */
  format: string | null;
  formats: readonly string[];
};

export function FormatSelect({ file, path, format, formats }: Props) {
  const others = formats.filter((name) => name !== format);
  if (others.length === 0) return null;
  const chosen = `${file}:${format ?? ''}`;
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-meta">
      Read as
      <select
        className={`${selectClass('min-h-11 bg-paper-2 text-ui')} w-44!`}
        name="format"
        aria-label={`Read as: ${path}`}
        defaultValue={chosen}
      >
        <option value={chosen}>{format ?? 'Choose…'}</option>
        <Options of={others.map((name) => [`${file}:${name}`, name])} />
      </select>
    </label>
  );
}

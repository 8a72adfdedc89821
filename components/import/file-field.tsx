import type { ChangeEvent } from 'react';
import { buttonClass } from '@/components/ui/button-class';

type Props = {
  label: string;
  look: 'primary' | 'outline';
  /** All files of a folder, which phones cannot choose. */
  folder?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A button that opens the files of this machine. Without JavaScript the browser's own field stands beside it and says what was chosen. */
export function FileField({ label, look, folder = false, onChange }: Props) {
  return (
    <label
      className={`${buttonClass({ variant: look, size: 'field' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 [@media(scripting:none)]:flex-wrap [@media(scripting:none)]:py-2 ${folder ? 'touch:hidden' : ''}`}
    >
      {label}
      <input
        className="max-w-full text-meta [@media(scripting:enabled)]:sr-only"
        type="file"
        name="file"
        multiple
        onChange={onChange}
        {...(folder && { webkitdirectory: '' })}
      />
    </label>
  );
}

import { CopyButton } from './copy-button';

type Props = {
  text: string;
  /** The accessible name of the code. */
  label: string;
  copyLabel: string;
  /** True wraps long lines. Otherwise they scroll, also with the keyboard. */
  wraps?: boolean;
};

export function CopyableCode({ text, label, copyLabel, wraps = false }: Props) {
  return (
    <figure className="flex items-start gap-3 max-md:flex-col max-md:items-stretch">
      <pre
        className={`min-w-0 flex-1 ${wraps ? 'whitespace-pre-wrap' : ''}`}
        role="group"
        aria-label={label}
        tabIndex={wraps ? undefined : 0}
      >
        <code>{text}</code>
      </pre>
      <span className="font-sans max-md:self-start">
        <CopyButton text={text} aria-label={copyLabel} failure="Your browser did not allow copying. Select it." />
      </span>
    </figure>
  );
}

import { CopyButton } from './copy-button';

type Props = {
  text: string;
  /** The accessible name of the code, and that of its button. */
  label: string;
  copyName: string;
  /** Long lines wrap, so that all of it is seen; otherwise they scroll, also with the keyboard. */
  wraps?: boolean;
};

/** Code to copy: by its button, or without JavaScript by hand. */
export function CopyableCode({ text, label, copyName, wraps = false }: Props) {
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
        <CopyButton text={text} name={copyName} failure="Your browser did not allow copying. Select it." />
      </span>
    </figure>
  );
}

import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import type { Line, Way } from '@/lib/connect/ways';

/** How one program gets the library: what for, one thing to press, and how it is removed. */
export function ConnectWay({ way: { id, name, what, how, button, line, remove, removeLine } }: { way: Way }) {
  return (
    <>
      <h2 id={id}>{name}</h2>
      <p>{what}</p>
      <p>{how}</p>
      {button && (
        <p className="font-sans">
          <a className={buttonClass()} href={button.href} rel="noopener">
            {button.label}
          </a>
        </p>
      )}
      {line && <CopyableLine line={line} program={name} />}
      <p>
        <strong>To remove it:</strong> {remove}
      </p>
      {removeLine && <CopyableLine line={removeLine} program={name} />}
    </>
  );
}

/** A line to copy, for `program`: by its button, or without JavaScript by hand. It wraps, so that all of it is seen. */
function CopyableLine({ line: { label, text }, program }: { line: Line; program: string }) {
  return (
    <div className="flex items-center gap-3 max-md:flex-col max-md:items-stretch">
      <pre className="min-w-0 flex-1 whitespace-pre-wrap" role="group" aria-label={`${program}: ${label}`}>
        <code>{text}</code>
      </pre>
      <span className="font-sans max-md:self-start">
        <CopyButton text={text} name={`Copy ${label} (${program})`} failure="Your browser did not allow copying. Select the line." />
      </span>
    </div>
  );
}

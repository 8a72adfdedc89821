import { CopyButton } from '@/components/ui/copy-button';
import type { Line } from '@/lib/connect/ways';

/** A line to copy, for `program`: by its button, or without JavaScript by hand. It wraps, so that all of it is seen. */
export function CopyableLine({ line: { label, text }, program }: { line: Line; program: string }) {
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

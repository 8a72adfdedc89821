import { quietButtonClass } from '@/components/ui/button-class';
import type { OfferedFormat } from '@/lib/integrations/formats/page-exports';

export function FormatLinks({ formats }: { formats: readonly OfferedFormat[] }) {
  return (
    <details className="[@media(scripting:enabled)]:hidden print:hidden">
      <summary className={quietButtonClass}>Use it in…</summary>
      <ul className="px-2.5 text-ui">
        {formats.map(({ id, name, href, notes }) => (
          <li key={id}>
            <a className="inline-flex min-h-9 touch:min-h-11 items-center" href={href} download>
              {name}
            </a>
            <span className="block text-meta text-ink-2 empty:hidden">{notes.join(' ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

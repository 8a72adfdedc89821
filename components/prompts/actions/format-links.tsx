import { quietButtonClass } from '@/components/ui/button-class';
import type { OfferedFormat } from '@/lib/integrations/formats/page-exports';

/** The files of UseInDialog as links, without JavaScript. */
export function FormatLinks({ formats }: { formats: readonly OfferedFormat[] }) {
  return (
    <details className="[@media(scripting:enabled)]:hidden print:hidden">
      <summary className={quietButtonClass}>Use it in…</summary>
      <ul className="px-2.5 text-ui [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center touch:[&_a]:min-h-11 [&_p]:text-meta [&_p]:text-ink-2">
        {formats.map(({ id, name, href, notes }) => (
          <li key={id}>
            <a href={href} download>
              {name}
            </a>
            {notes.length > 0 && <p>{notes.join(' ')}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

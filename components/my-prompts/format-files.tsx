import { buttonClass } from '@/components/ui/button-class';
import { FORMAT_NAMES } from '@/lib/integrations/formats/export-formats';

type Props = { summary: string; href: (format: string) => string; className?: string };

export function FormatFiles({ summary, href, className = buttonClass() }: Props) {
  return (
    <details>
      <summary className={`${className} list-none [&::-webkit-details-marker]:hidden`}>{summary}</summary>
      <ul className="flex flex-wrap gap-x-5 gap-y-0.5 pt-2 text-ui">
        {FORMAT_NAMES.map(({ id, name }) => (
          <li key={id}>
            <a className="inline-flex min-h-9 items-center touch:min-h-11" href={href(id)} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

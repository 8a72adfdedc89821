import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';

type Props<Tool> = {
  tools: readonly Tool[];
  isForComputers: (tool: Tool) => boolean;
  className?: string;
  itemClass?: string;
  children: (tool: Tool) => ReactNode;
};

/** A list of tools. A phone shows those for computers after a press on More. */
export function ToolList<Tool extends { id: string }>({ tools, isForComputers, className, itemClass = '', children }: Props<Tool>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={className}>
        {tools.map((tool) => (
          <li key={tool.id} className={`border-b border-rule ${itemClass} ${isForComputers(tool) && !all ? 'max-md:hidden' : ''}`}>
            {children(tool)}
          </li>
        ))}
      </ul>
      {tools.some(isForComputers) && (
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small', className: 'mt-1 -ml-2.5 md:hidden' })}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Fewer' : 'More'}
        </button>
      )}
    </>
  );
}

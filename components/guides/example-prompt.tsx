import { Children, isValidElement, type ReactNode } from 'react';
import { PromptPreview } from '@/components/prompts/list/prompt-preview';
import { CopyButton } from '@/components/ui/copy-button';
import { variablesOf } from '@/lib/prompts/template';
import { FillableExample } from './fillable-example';

/** A quotation in a guide is a prompt: it can be copied, and its blanks can be filled in. */
export function ExamplePrompt({ children }: { children: ReactNode }) {
  const template = Children.toArray(children).map(textOf).filter(Boolean).join('\n\n');
  const preview = <PromptPreview template={template} className="" />;
  return (
    <figure className="example on-shade border-t-2 border-ink bg-paper-2 px-[22px] py-4.5 print:break-inside-avoid">
      {variablesOf(template).length > 0 ? (
        <FillableExample template={template}>{preview}</FillableExample>
      ) : (
        <>
          {preview}
          <div className="mt-3.5 flex font-sans">
            <CopyButton text={template} />
          </div>
        </>
      )}
    </figure>
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node).trim();
  if (Array.isArray(node))
    return node
      .map((child) => (typeof child === 'string' ? child : textOf(child)))
      .join('')
      .trim();
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return '';
}

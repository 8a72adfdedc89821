import { Children, isValidElement, type ReactNode } from 'react';
import { PromptPreview } from '@/components/prompts/text/prompt-preview';
import { FillableExample } from './fillable-example';

/** A quotation in a guide is a prompt: it is filled in, copied and sent. */
export function ExamplePrompt({ children }: { children: ReactNode }) {
  const template = Children.toArray(children).map(textOf).filter(Boolean).join('\n\n');
  return (
    <figure className="example on-shade border-t-2 border-ink bg-paper-2 px-[22px] py-4.5 print:break-inside-avoid">
      <FillableExample template={template}>
        <PromptPreview template={template} asEditor className="" />
      </FillableExample>
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

import { Children, isValidElement, type ReactNode } from 'react';
import { PromptPreview } from '@/components/prompts/list/prompt-preview';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { fillTemplate } from '@/lib/prompts/template';

/** A quotation in a guide is a prompt: its blanks are drawn, and it can be copied. */
export function ExamplePrompt({ children }: { children: ReactNode }) {
  const template = Children.toArray(children).map(textOf).filter(Boolean).join('\n\n');
  return (
    <figure className="example on-shade border-t-2 border-ink bg-paper-2 px-[22px] py-4.5 print:break-inside-avoid">
      <PromptPreview template={template} className="" />
      <CopyButton className={buttonClass({ size: 'small', className: 'mt-3.5 font-sans' })} text={fillTemplate(template)} />
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

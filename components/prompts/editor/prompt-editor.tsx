'use client';

import { useEffect, useRef, useState } from 'react';
import { AnythingElseText, OptionalPart, PromptParagraphs } from '@/components/prompts/text/prompt-preview';
import { blankInputClass, promptTextClass } from '@/components/prompts/text/prompt-text-class';
import { lazyComponent } from '@/components/ui/lazy-component';
import { prepareWrap, wrapClass } from '@/components/ui/wrap-class';
import { ANYTHING_ELSE, ANYTHING_ELSE_HINT, anythingElseOf, isIncluded, resolve, type Variable } from '@/lib/prompts/template';
import { listenToBlanks } from './blank-keys';
import { MaterialTools } from './material-tools';
import { usePromptValues } from './prompt-values';
import { useBlankChoices } from './use-blank-choices';
import { usePlaintextEditable } from './use-plaintext-editable';

const KeepLines = lazyComponent(() => import('./keep-lines').then((module) => module.KeepLines));

type Props = {
  className?: string;
  /** Blanks look as in a PromptPreview, without numbers. The last field is shown once it has a text, and cannot be written in. */
  inlineBlanks?: boolean;
  /** Called where Return finds no next blank, instead of focusing Copy. It must be the same function in every render. */
  onLast?: () => void;
};

/** The text of a prompt with blanks to write in, and the last field below it. Browsers that do not support that show both to read. */
export function PromptEditor({ className = 'text-prompt leading-prompt', inlineBlanks = false, onLast }: Props) {
  const { prompt, variables, values, text, copyButtons, setPastedLines } = usePromptValues();
  const writable = usePlaintextEditable();
  const root = useRef<HTMLDivElement>(null);
  const anythingElse = anythingElseOf(values);

  useEffect(
    () => listenToBlanks(root.current, { onLast: onLast ?? copyButtons.focus, onLines: setPastedLines }),
    [onLast, copyButtons, setPastedLines],
  );

  return (
    <div ref={root} className={`${promptTextClass} ${wrapClass(text)} ${className}`} dir="auto" onBeforeInput={prepareWrap}>
      <PromptParagraphs template={prompt.promptText} variables={variables} values={values}>
        {(segment, variable, filled) => {
          const number = variables.indexOf(variable) + 1;
          const material = prompt.material.includes(variable.name);
          const blank = <BlankInput variable={variable} number={number} material={material} writable={writable} inline={inlineBlanks} />;
          return segment.optional ? <OptionalPart segment={segment} blank={blank} omitted={!isIncluded(segment, filled)} /> : blank;
        }}
      </PromptParagraphs>
      {inlineBlanks ? (
        anythingElse && <AnythingElseText>{anythingElse}</AnythingElseText>
      ) : (
        // The label of the last field is English, whatever the language of the prompt.
        <div className="js-only" dir="ltr">
          <BlankInput variable={ANYTHING_ELSE} hint={ANYTHING_ELSE_HINT} material writable={writable} inline={false} />
        </div>
      )}
    </div>
  );
}

type BlankInputProps = {
  variable: Variable;
  number?: number;
  /** The hint of the last field, which other blanks do not have. */
  hint?: string;
  writable: boolean;
  material: boolean;
  inline: boolean;
};

function BlankInput({ variable, number, hint, writable, material, inline }: BlankInputProps) {
  const { values, write, pastedLines } = usePromptValues();
  const field = useRef<HTMLSpanElement>(null);
  const { text, from } = resolve(variable, values);
  const shown = from === 'empty' ? '' : text;
  const choices = useBlankChoices(field, variable.choices);
  // The browser owns the text while it is edited: React renders it once, and later changes are set on the DOM.
  const [first] = useState(shown);

  const redraw = () => {
    if (field.current && field.current.textContent !== shown) field.current.textContent = shown;
  };
  useEffect(() => {
    // Text that somebody is writing stays. In a background tab the focused blank shows what the tab in front has written.
    if (document.activeElement !== field.current || !document.hasFocus()) redraw();
  });

  const editing = writable
    ? ({
        role: 'textbox',
        ...choices.combobox,
        contentEditable: 'plaintext-only',
        tabIndex: 0,
        'aria-multiline': material || undefined,
        'aria-label': variable.optional && !hint ? `${variable.label}, optional` : variable.label,
        'aria-placeholder': hint ?? (variable.example ? `e.g. ${variable.example}` : undefined),
        enterKeyHint: hint ? 'enter' : 'next',
        spellCheck: true,
      } as const)
    : {};

  return (
    <span className={`blank-input ${inline ? 'blank-inline' : material ? 'blank-material' : ''} ${hint ? 'anything-else' : ''}`}>
      {!inline && number && <sup aria-hidden="true">{number}</sup>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role comes with `editing` */}
      <span
        ref={field}
        className={material ? 'blank-input-text' : blankInputClass(variable)}
        dir="auto"
        data-label={variable.label}
        data-blank={variable.name}
        data-from={from}
        data-material={material || undefined}
        data-example={variable.example || undefined}
        data-hint={hint}
        suppressContentEditableWarning
        // Somebody may have written in the blank before hydration.
        suppressHydrationWarning
        {...editing}
        onInput={({ currentTarget }) => {
          const written = currentTarget.textContent ?? '';
          // Some browsers leave a <br> when everything is deleted, which would hide the label.
          if (written === '' || written === '\n') currentTarget.replaceChildren();
          choices.close();
          write(variable, written);
        }}
        onBlur={() => {
          choices.closeLater();
          redraw();
        }}
      >
        {first}
      </span>
      {choices.list}
      {pastedLines && pastedLines.blank === field.current && <KeepLines />}
      {material && !inline && (
        <span className="blank-tools js-only my-1.5 flex min-h-6 justify-end font-sans leading-body print:hidden">
          {writable && <MaterialTools variable={variable} />}
        </span>
      )}
    </span>
  );
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { AnythingElseText, PromptParagraphs } from '@/components/prompts/text/prompt-preview';
import { blankInputClass, promptTextClass } from '@/components/prompts/text/prompt-text-class';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { prepareWrap, wrapClass } from '@/components/ui/wrap-class';
import {
  ANYTHING_ELSE,
  ANYTHING_ELSE_HINT,
  anythingElseOf,
  type BlankSegment,
  isIncluded,
  resolve,
  type Variable,
} from '@/lib/prompts/template';
import { listenToBlanks } from './blank-keys';
import { MaterialTools } from './material-tools';
import { usePromptValues } from './prompt-values';
import { useBlankChoices } from './use-blank-choices';
import { usePlaintextEditable } from './use-plaintext-editable';

const KeepLines = lazyDialog(() => import('./keep-lines').then((module) => module.KeepLines));

type Props = {
  className?: string;
  /** Blanks look as in a PromptPreview, without numbers; the last field is only read. */
  inlineBlanks?: boolean;
  /** Called on Return in the last blank, instead of focusing Copy. It must not change. */
  onLast?: () => void;
};

/** A prompt with its blanks editable in place, and the last field. Browsers that cannot do that show labels and defaults. */
export function PromptEditor({ className = 'text-prompt leading-prompt', inlineBlanks = false, onLast }: Props) {
  const { prompt, variables, values, text, copyButtons, offerToMove } = usePromptValues();
  const writable = usePlaintextEditable();
  const root = useRef<HTMLDivElement>(null);
  const anythingElse = anythingElseOf(values);

  useEffect(
    () => listenToBlanks(root.current, { onLast: onLast ?? copyButtons.focus, onLines: offerToMove }),
    [onLast, copyButtons, offerToMove],
  );

  return (
    <div ref={root} className={`${promptTextClass} ${wrapClass(text)} ${className}`} dir="auto" onBeforeInput={prepareWrap}>
      <PromptParagraphs template={prompt.promptText} variables={variables} values={values}>
        {(segment, variable) => (
          <BlankPlace
            segment={segment}
            variable={variable}
            number={variables.indexOf(variable) + 1}
            material={prompt.material.includes(variable.name)}
            writable={writable}
            inlineBlanks={inlineBlanks}
          />
        )}
      </PromptParagraphs>
      {!inlineBlanks && <AnythingElse writable={writable} />}
      {inlineBlanks && anythingElse && <AnythingElseText>{anythingElse}</AnythingElseText>}
    </div>
  );
}

/** Hidden without JavaScript: nothing could be written in it. */
function AnythingElse({ writable }: { writable: boolean }) {
  return (
    // Its label is English, whatever the language of the prompt.
    <div className="js-only" dir="ltr">
      <BlankInput variable={ANYTHING_ELSE} hint={ANYTHING_ELSE_HINT} writable={writable} material inlineBlanks={false} />
    </div>
  );
}

type BlankInputProps = {
  variable: Variable;
  number?: number;
  hint?: string;
  writable: boolean;
  material: boolean;
  inlineBlanks: boolean;
};

/** A blank in the text, with the words of an optional part, faint while it is empty. */
function BlankPlace({ segment, ...blank }: BlankInputProps & { segment: BlankSegment }) {
  const { values } = usePromptValues();
  if (!segment.optional) return <BlankInput {...blank} />;
  const filled = resolve(blank.variable, values);
  return (
    <span className="optional-part" data-omitted={!isIncluded(segment, filled) || undefined}>
      <span className="optional-words">{segment.before}</span>
      <BlankInput {...blank} />
      <span className="optional-words">{segment.after}</span>
    </span>
  );
}

function BlankInput({ variable, number, hint, writable, material, inlineBlanks }: BlankInputProps) {
  const { values, write, toMove } = usePromptValues();
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
    // In a background tab the focus stays where it was; changes from the tab in front are shown.
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
    <span className={`blank-input ${inlineBlanks ? 'blank-inline' : material ? 'blank-material' : ''} ${hint ? 'anything-else' : ''}`}>
      {!inlineBlanks && number && <sup aria-hidden="true">{number}</sup>}
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
        // Something may have been written before hydration.
        suppressHydrationWarning
        {...editing}
        onInput={({ currentTarget }) => {
          const written = currentTarget.textContent ?? '';
          // Some browsers leave a <br> when everything is deleted, which would hide the label.
          if (written === '' || written === '\n') currentTarget.replaceChildren();
          write(variable, written);
        }}
        onFocus={choices.open}
        onBlur={() => {
          choices.left();
          redraw();
        }}
      >
        {first}
      </span>
      {choices.list}
      {toMove && toMove.blank === field.current && <KeepLines />}
      {material && !inlineBlanks && (
        <span className="blank-tools js-only my-1.5 flex min-h-6 justify-end font-sans leading-body print:hidden">
          {writable && <MaterialTools variable={variable} />}
        </span>
      )}
    </span>
  );
}

'use client';

import { memo, useDeferredValue } from 'react';
import { PromptPreview } from '@/components/prompts/list/prompt-preview';
import { resolve, variablesOf } from '@/lib/prompts/template';
import { templateProblem } from '@/lib/prompts/template-limits';

/** A prompt that is being written as others would see it, and the list of its blanks. Typing never waits for it. */
export function TemplatePreview({ template }: { template: string }) {
  const late = useDeferredValue(template);
  return (
    <section className="preview-pane create-preview on-shade js-only" aria-label="Preview">
      <h2>
        Preview<span>as visitors see it</span>
      </h2>
      {late.trim() === '' ? <p className="hint">Your prompt appears here while you write it.</p> : <Drawn template={late} />}
    </section>
  );
}

const Drawn = memo(function Drawn({ template }: { template: string }) {
  // Drawing it could take forever.
  if (templateProblem(template)) return <p className="hint">Your prompt appears here again once it keeps to the limits.</p>;
  const variables = variablesOf(template);
  return (
    <>
      <PromptPreview template={template} />
      {variables.length > 0 && (
        <ol className="variable-list">
          {variables.map((variable, index) => {
            const { text, from } = resolve(variable, {});
            const empty = from === 'nothing' || text === '';
            return (
              <li key={variable.name}>
                <span className="blank-number">{index + 1}</span>
                <span>{variable.label}</span>
                <span className="blank-value" title={empty ? undefined : text} dir="auto">
                  {empty ? 'empty' : text}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
});

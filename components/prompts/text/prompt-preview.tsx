import { Fragment } from 'react';
import { wrapClass } from '@/components/ui/wrap-class';
import {
  afterValue,
  fillTemplate,
  isSaid,
  paragraphsOf,
  parseTemplate,
  resolve,
  type Values,
  type Variable,
  variablesOf,
} from '@/lib/prompts/template';
import { blankInputClass, emptyBlankClass, filledBlankClass, promptTextClass } from './prompt-text-class';

type PreviewProps = {
  template: string;
  values?: Values;
  /** Shows optional parts that are left out, too. */
  withOmitted?: boolean;
  /** Empty optional parts have their place, as in the PromptEditor that follows. */
  withPlaces?: boolean;
  /** The size of its text. */
  className?: string;
};

/** A prompt as it will be sent, read-only: filled blanks, defaults and empty blanks each with their style. */
export function PromptPreview({
  template,
  values = {},
  withOmitted = false,
  withPlaces = false,
  className = 'text-prompt leading-prompt',
}: PreviewProps) {
  const variables = new Map(variablesOf(template).map((variable) => [variable.name, variable]));
  return (
    <div className={`${promptTextClass} ${wrapClass(fillTemplate(template, values))} ${className}`} dir="auto">
      {paragraphsOf(parseTemplate(template)).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text
        <p key={index}>
          {paragraph.map((segment, at) => {
            if (segment.kind === 'text') return segment.text;
            const variable = variables.get(segment.name);
            if (!variable) return null;
            const filled = resolve(variable, values);
            if (!withOmitted && !isSaid(segment, filled))
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
              return withPlaces && <OptionalPlace key={at} label={variable.label} />;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
              <Fragment key={at}>
                {segment.before}
                <Blank variable={variable} values={values} />
                {afterValue(segment, filled)}
              </Fragment>
            );
          })}
        </p>
      ))}
    </div>
  );
}

/** Where an optional part opens once it can be written in: looks like an empty one of the PromptEditor. */
function OptionalPlace({ label }: { label: string }) {
  return (
    <span className="optional-part" data-omitted>
      <wbr />
      <span className="blank-input blank-inline">
        <span className={blankInputClass(label)} data-label={label} />
      </span>
    </span>
  );
}

/** A read-only blank: its label while it is empty, else its text. */
export function Blank({ variable, values = {} }: { variable: Variable; values?: Values }) {
  const { text, from } = resolve(variable, values);
  if (from === 'empty' || from === 'omitted' || text === '')
    return (
      <span className={emptyBlankClass(variable.label)} dir="auto">
        {variable.label}
      </span>
    );
  const kind = from === 'value' ? filledBlankClass(text) : 'blank-default';
  return (
    <span className={keepsSpaces(text) ? `${kind} blank-spaced` : kind} dir="auto">
      {text}
    </span>
  );
}

/** Whether a text was laid out by hand: lines, columns. Only such a text preserves white space, which would be underlined at the end of a line. */
function keepsSpaces(text: string): boolean {
  return /\n|\t| {2}/.test(text);
}

import { Fragment, type ReactNode } from 'react';
import { wrapClass } from '@/components/ui/wrap-class';
import {
  anythingElseOf,
  type BlankSegment,
  type Filled,
  fillTemplate,
  isIncluded,
  paragraphsOf,
  parseTemplate,
  resolve,
  type Values,
  type Variable,
  variablesOf,
  withoutDoubledMarks,
} from '@/lib/prompts/template';
import { emptyBlankClass, emptyFieldClass, emptyText, filledBlankClass, promptTextClass } from './prompt-text-class';

type PreviewProps = {
  template: string;
  values?: Values;
  /** Looks like a PromptEditor: optional parts that are left out are faint, and empty blanks show their examples. */
  asEditor?: boolean;
  className?: string;
};

/** The text of a prompt to read, with `values` in its blanks, which are marked. */
export function PromptPreview({ template, values = {}, asEditor = false, className = 'text-prompt leading-prompt' }: PreviewProps) {
  const anythingElse = anythingElseOf(values);
  return (
    <div className={`${promptTextClass} ${wrapClass(fillTemplate(template, values))} ${className}`} dir="auto">
      <PromptParagraphs template={template} variables={variablesOf(template)} values={values}>
        {(segment, variable, filled) => {
          const blank = <Blank variable={variable} filled={filled} withExample={asEditor} />;
          if (isIncluded(segment, filled))
            return (
              <>
                {segment.before}
                {blank}
                {segment.after}
              </>
            );
          return asEditor && <OptionalPart segment={segment} blank={blank} omitted />;
        }}
      </PromptParagraphs>
      {anythingElse && <AnythingElseText>{anythingElse}</AnythingElseText>}
    </div>
  );
}

type ParagraphsProps = {
  template: string;
  variables: readonly Variable[];
  values: Values;
  /** Renders a blank, with the words of its optional part if it is in one. */
  children: (segment: BlankSegment, variable: Variable, filled: Filled) => ReactNode;
};

export function PromptParagraphs({ template, variables, values, children }: ParagraphsProps) {
  const blanks = new Map(variables.map((variable) => [variable.name, { variable, filled: resolve(variable, values) }]));
  return paragraphsOf(parseTemplate(template)).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text, which never move
    <p key={index}>
      {withoutDoubledMarks(paragraph, (name) => blanks.get(name)?.filled).map((segment, at) => {
        if (segment.kind === 'text') return segment.text;
        const blank = blanks.get(segment.name);
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
        return blank && <Fragment key={at}>{children(segment, blank.variable, blank.filled)}</Fragment>;
      })}
    </p>
  ));
}

/** The text of the last field, as it is sent after a prompt. */
export function AnythingElseText({ children }: { children: string }) {
  return (
    <p>
      <span className="blank-filled blank-filled-long blank-spaced" dir="auto">
        {children}
      </span>
    </p>
  );
}

/** A blank with the words of its optional part, which are faint while the part is left out of the prompt. */
export function OptionalPart({ segment, blank, omitted }: { segment: BlankSegment; blank: ReactNode; omitted: boolean }) {
  return (
    <span className="optional-part" data-omitted={omitted || undefined}>
      <span className="optional-words">{segment.before}</span>
      {blank}
      <span className="optional-words">{segment.after}</span>
    </span>
  );
}

function Blank({ variable, filled: { text, from }, withExample }: { variable: Variable; filled: Filled; withExample: boolean }) {
  if (from === 'empty' || from === 'omitted' || text === '')
    return (
      <span className={withExample ? emptyFieldClass(variable) : emptyBlankClass(variable.label)} dir="auto">
        {withExample ? emptyText(variable) : variable.label}
      </span>
    );
  const kind = from === 'value' ? filledBlankClass(text) : 'blank-default';
  return (
    <span className={keepsSpaces(text) ? `${kind} blank-spaced` : kind} dir="auto">
      {text}
    </span>
  );
}

/** True for a text with breaks, tabs or several spaces in a row, which are shown. In other texts a space at the end of a line would be underlined. */
function keepsSpaces(text: string): boolean {
  return /\n|\t| {2}/.test(text);
}

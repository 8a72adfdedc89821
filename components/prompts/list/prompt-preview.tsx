import { paragraphsOf, parseTemplate, resolve, type Values, type Variable, variablesOf } from '@/lib/prompts/template';

type PreviewProps = {
  template: string;
  values?: Values;
  /** The size of its text. */
  className?: string;
};

/** The text of a prompt, wherever it is read or written. */
export const promptTextClass =
  'max-w-[38em] font-serif text-pretty wrap-anywhere [hanging-punctuation:first] *:whitespace-pre-line *:not-first:mt-[0.7em] print:max-w-none print:text-[13pt] print:[orphans:3] print:[widows:3]';

/** A prompt as it will be sent, read-only: filled blanks, defaults and empty blanks each with their style. */
export function PromptPreview({ template, values = {}, className = 'text-prompt leading-prompt' }: PreviewProps) {
  const variables = new Map(variablesOf(template).map((variable) => [variable.name, variable]));
  return (
    <div className={`${promptTextClass} ${className}`} dir="auto">
      {paragraphsOf(parseTemplate(template)).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text
        <p key={index}>
          {paragraph.map((segment, at) => {
            const variable = segment.kind === 'blank' ? variables.get(segment.name) : undefined;
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
            return variable ? <Blank key={at} variable={variable} values={values} /> : segment.raw;
          })}
        </p>
      ))}
    </div>
  );
}

/** The background of a preview beside the fields of its form. */
export const previewPaneClass = 'on-shade min-w-0 bg-paper-2 px-4 pt-5 pb-6 md:px-7';

export function PreviewHeading({ as: Heading, aside }: { as: 'h2' | 'h3'; aside: string }) {
  return (
    <Heading className="mb-2.5 flex justify-between text-meta leading-body font-semibold tracking-normal text-ink-3">
      Preview
      <span className="num font-normal">{aside}</span>
    </Heading>
  );
}

/** A read-only blank: its label while it is empty, else its text. */
export function Blank({ variable, values = {} }: { variable: Variable; values?: Values }) {
  const { text, from } = resolve(variable, values);
  if (from === 'nothing' || text === '') return <span className={emptyBlank(variable.label)}>{variable.label}</span>;
  const kind = from === 'value' ? 'blank-filled' : 'blank-default';
  return (
    <span className={keepsSpaces(text) ? `${kind} blank-spaced` : kind} dir="auto">
      {text}
    </span>
  );
}

/** The class of an empty blank: one that fits a phone's line is not broken. */
export function emptyBlank(label: string): string {
  return label.length <= 24 ? 'blank blank-short' : 'blank';
}

/** Whether a text was laid out by hand: lines, columns. Only such a text preserves white space, which would be underlined at the end of a line. */
function keepsSpaces(text: string): boolean {
  return /\n|\t| {2}/.test(text);
}

import { paragraphsOf, parseTemplate, resolve, type Values, type Variable, variablesOf } from '@/lib/prompts/template';

/** A prompt as it will be sent, to be read and not written: filled blanks, defaults and empty ones each in their hand. */
export function PromptPreview({ template, values = {} }: { template: string; values?: Values }) {
  const variables = new Map(variablesOf(template).map((variable) => [variable.name, variable]));
  return (
    <div className="letter" dir="auto">
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

/** A blank that is read: its label while it is empty, else its text. */
export function Blank({ variable, values = {} }: { variable: Variable; values?: Values }) {
  const { text, from } = resolve(variable, values);
  if (from === 'nothing' || text === '') return <span className="blank">{variable.label}</span>;
  return <span className={from === 'value' ? 'blank-filled' : 'blank-default'}>{text}</span>;
}

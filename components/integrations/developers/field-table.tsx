import type { Schema } from '@/lib/integrations/api/openapi';
import { typeText } from '@/lib/integrations/api/schema-text';

type Field = { name: string; description?: string; schema: Schema; required?: boolean };

export function FieldTable({ head, fields }: { head: string; fields: readonly Field[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
    <div role="group" className="overflow-x-auto" tabIndex={0} aria-label={head}>
      <table>
        <thead>
          <tr>
            <th>{head}</th>
            <th>Type</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, description, schema, required }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
                {required && ' (needed)'}
              </td>
              <td>
                <SchemaType schema={schema} />
              </td>
              <td>{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A type in words. The name of a schema is a link to its description on the page. */
export function SchemaType({ schema }: { schema: Schema }) {
  return typeText(schema).map((piece, index) =>
    piece.schema ? (
      <a key={piece.schema} href={`#${piece.schema}`}>
        {piece.text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <span key={index}>{piece.text}</span>
    ),
  );
}

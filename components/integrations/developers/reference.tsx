import { openApiDocument, type Schema, schemasUsedBy } from '@/lib/integrations/api/openapi';
import type { Operation } from '@/lib/integrations/api/operation';
import { FieldTable } from './field-table';
import { OperationDocs } from './operation';

/** Code and tables are as wide as there is room, what is read is not. */
export const wideCodeClass = 'max-w-none [&>:is(h2,h3,p,ul)]:max-w-(--width-measure)';

export function referenceContents(operations: readonly Operation[]) {
  return [
    { level: 2 as const, id: 'operations', text: 'Endpoints' },
    ...operations.map(({ id, summary }) => ({ level: 3 as const, id, text: summary })),
    { level: 2 as const, id: 'answers', text: 'Fields of the answers' },
  ];
}

export function Reference({ operations }: { operations: readonly Operation[] }) {
  const document = openApiDocument();
  return (
    <>
      <h2 id="operations">Endpoints</h2>
      <p>Replace the words in capitals in each command; the table above it says what they mean.</p>
      {operations.map((operation) => {
        const documented = document.paths[operation.path]?.[operation.method];
        return documented && <OperationDocs key={operation.id} operation={operation} documented={documented} />;
      })}
      <h2 id="answers">Fields of the answers</h2>
      {schemasUsedBy(document, operations).map(([id, schema]) => (
        <SchemaDocs key={id} id={id} schema={schema} />
      ))}
    </>
  );
}

function SchemaDocs({ id, schema }: { id: string; schema: Schema }) {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const { description, ...rest } = field as Schema;
    return { name, description, schema: rest };
  });
  return (
    <>
      <h3 id={id}>{id}</h3>
      {schema.description && <p>{schema.description}.</p>}
      <FieldTable head="Field" fields={fields} />
    </>
  );
}

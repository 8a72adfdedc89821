import { CopyableCode } from '@/components/ui/copyable-code';
import { curlExample } from '@/lib/integrations/api/examples';
import { type DocumentedOperation, openApiDocument, type Schema, schemasUsedBy } from '@/lib/integrations/api/openapi';
import type { Operation } from '@/lib/integrations/api/operation';
import { paths } from '@/lib/paths';
import { FieldTable, SchemaType } from './field-table';

/** The class of an Article whose code and tables take the whole width, and whose text does not. */
export const wideCodeClass = 'max-w-none [&>:is(h2,h3,p,ul)]:max-w-(--width-measure)';

export function referenceContents(operations: readonly Operation[]) {
  return [
    { level: 2 as const, id: 'operations', text: 'Endpoints' },
    ...operations.map(({ id, summary }) => ({ level: 3 as const, id, text: summary })),
    { level: 2 as const, id: 'answers', text: 'Fields of the answers' },
  ];
}

/** The description of some operations of the API, from its OpenAPI document. */
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
  const properties = Object.entries(schema.properties ?? {}) as [string, Schema][];
  const fields = properties.map(([name, field]) => ({ name, description: field.description, schema: field }));
  return (
    <>
      <h3 id={id}>{id}</h3>
      {schema.description && <p>{schema.description}.</p>}
      <FieldTable head="Field" fields={fields} />
    </>
  );
}

type OperationProps = { operation: Operation; documented: DocumentedOperation };

function OperationDocs({
  operation,
  documented: { operationId, summary, description, parameters, requestBody, responses },
}: OperationProps) {
  const answer = (responses[201] ?? responses[200])?.content?.['application/json']?.schema;
  const body = requestBody?.content['application/json']?.schema;
  return (
    <>
      <h3 id={operationId}>{summary}</h3>
      <p>
        <code>
          {operation.method.toUpperCase()} {paths.api(operation.path)}
        </code>
      </p>
      {description && <p>{description}</p>}
      {parameters.length > 0 && <FieldTable head="Parameter" fields={parameters} />}
      {body && (
        <p>
          Takes JSON: <SchemaType schema={body} />
        </p>
      )}
      {answer && (
        <p>
          Answers: <SchemaType schema={answer} />
        </p>
      )}
      <CopyableCode text={curlExample(operation)} label={`${summary}, with curl`} copyLabel={`Copy: ${summary}, with curl`} />
    </>
  );
}

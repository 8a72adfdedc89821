import { CopyableCode } from '@/components/ui/copyable-code';
import { curlExample } from '@/lib/integrations/api/examples';
import type { DocumentedOperation } from '@/lib/integrations/api/openapi';
import type { Operation } from '@/lib/integrations/api/operation';
import { paths } from '@/lib/paths';
import { FieldTable, Type } from './field-table';

type Props = { operation: Operation; documented: DocumentedOperation };

export function OperationDocs({ operation, documented: { operationId, summary, description, parameters, requestBody, responses } }: Props) {
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
          Takes JSON: <Type schema={body} />
        </p>
      )}
      {answer && (
        <p>
          Answers: <Type schema={answer} />
        </p>
      )}
      <CopyableCode text={curlExample(operation)} label={`${summary}, with curl`} copyName={`Copy: ${summary}, with curl`} />
    </>
  );
}

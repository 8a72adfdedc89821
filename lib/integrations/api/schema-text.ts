import type { Schema } from './openapi';

/** A piece of the description of a type. `schema`: the name of the schema of the OpenAPI document to link it to. */
type TypePiece = { text: string; schema?: string };

/** Describes a JSON Schema in words: "text or null", "list of Prompt", "{ slug: text or null, name: text }". */
export function typeText(schema: Schema): TypePiece[] {
  if (schema.$ref) {
    const id = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    return [{ text: id, schema: id }];
  }
  if (schema.anyOf) return schema.anyOf.flatMap((one, index) => [...(index > 0 ? [{ text: ' or ' }] : []), ...typeText(one as Schema)]);
  if (schema.enum) return [{ text: schema.enum.map(String).join(', ') }];
  if (schema.type === 'array') return [{ text: 'list of ' }, ...typeText(schema.items as Schema)];
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [{ text: `${name}: ` }, ...typeText(field as Schema)]);
    return [{ text: '{ ' }, ...fields.flatMap((field, index) => [...(index > 0 ? [{ text: ', ' }] : []), ...field]), { text: ' }' }];
  }
  if (schema.format === 'uri') return [{ text: 'address' }];
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  return [{ text: types.map((type) => SCALARS[String(type)] ?? String(type)).join(' or ') + rangeText(schema) }];
}

const SCALARS: Record<string, string> = { string: 'text', integer: 'number', boolean: 'true or false', object: 'text by name' };

function rangeText({ minimum, maximum, maxLength, default: given }: Schema): string {
  const isRange = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  const length = maxLength !== undefined && ` of at most ${maxLength.toLocaleString('en')} characters`;
  return [length, isRange && ` from ${minimum} to ${maximum}`, given !== undefined && ` (default: ${given})`].filter(Boolean).join('');
}

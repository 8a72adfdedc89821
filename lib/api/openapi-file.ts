import 'server-only';
import { openApiDocument } from './openapi';

let file: Uint8Array | undefined;

/** The OpenAPI document as JSON, made once. */
export function openApiFile(): Uint8Array {
  file ??= new TextEncoder().encode(JSON.stringify(openApiDocument()));
  return file;
}

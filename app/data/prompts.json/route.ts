import { libraryFile } from '@/lib/prompts/library';
import { staticRead } from '@/lib/server/http/static-read';

export function GET(request: Request) {
  return staticRead(request, libraryFile('prompts.json'), 'application/json; charset=utf-8');
}

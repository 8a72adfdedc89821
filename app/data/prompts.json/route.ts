import { staticRead } from '@/lib/http/static-read';
import { libraryFile } from '@/lib/prompts/library';

export function GET(request: Request) {
  return staticRead(request, libraryFile('prompts.json'), 'application/json; charset=utf-8');
}

import { staticRead } from '@/lib/http/static-read';
import { libraryFile } from '@/lib/prompts/library';

export function GET(request: Request) {
  return staticRead(request, libraryFile('categories.json'), 'application/json; charset=utf-8');
}

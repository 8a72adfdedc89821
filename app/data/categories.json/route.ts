import { libraryFile } from '@/lib/prompts/library';
import { JSON_TYPE, staticRead } from '@/lib/server/http/static-read';

export function GET(request: Request) {
  return staticRead(request, libraryFile('categories.json'), JSON_TYPE);
}

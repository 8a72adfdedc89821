import { offlineLibraryFile } from '@/lib/prompts/library';
import { JSON_TYPE, staticRead } from '@/lib/server/http/static-read';

export function GET(request: Request) {
  return staticRead(request, offlineLibraryFile(), JSON_TYPE);
}

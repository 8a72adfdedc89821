import { staticRead } from '@/lib/http/static-read';
import { titlesFile } from '@/lib/prompts/library';

export function GET(request: Request) {
  return staticRead(request, titlesFile(), 'application/json; charset=utf-8');
}

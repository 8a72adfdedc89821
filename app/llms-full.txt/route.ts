import { llmsFullFile } from '@/lib/integrations/markdown/llms';
import { staticRead } from '@/lib/server/http/static-read';

export function GET(request: Request) {
  return staticRead(request, llmsFullFile(), 'text/plain; charset=utf-8');
}

import { staticRead } from '@/lib/http/static-read';
import { llmsFullFile } from '@/lib/markdown/llms-files';

/** All prompts and guides in one file. */
export function GET(request: Request) {
  return staticRead(request, llmsFullFile(), 'text/plain; charset=utf-8');
}

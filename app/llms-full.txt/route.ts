import { staticRead } from '@/lib/http/static-read';
import { llmsFullFile } from '@/lib/markdown/llms-files';

/** The same with all prompts and guides in it. */
export function GET(request: Request) {
  return staticRead(request, llmsFullFile(), 'text/plain; charset=utf-8');
}

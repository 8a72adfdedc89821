import { staticRead } from '@/lib/http/static-read';
import { llmsFile } from '@/lib/markdown/llms-files';

/** What a language model should know of this site (llmstxt.org). */
export function GET(request: Request) {
  return staticRead(request, llmsFile(), 'text/plain; charset=utf-8');
}

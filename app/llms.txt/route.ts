import { staticRead } from '@/lib/http/static-read';
import { llmsFile } from '@/lib/markdown/llms-files';

/** A guide to the site for language models (llmstxt.org). */
export function GET(request: Request) {
  return staticRead(request, llmsFile(), 'text/plain; charset=utf-8');
}

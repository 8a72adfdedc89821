import { llmsFile } from '@/lib/integrations/markdown/llms';
import { staticRead } from '@/lib/server/http/static-read';

/** Responds with a guide to the site for language models (llmstxt.org). */
export const GET = (request: Request) => staticRead(request, llmsFile(), 'text/plain; charset=utf-8');

import { llmsFullFile } from '@/lib/integrations/markdown/llms';
import { staticRead } from '@/lib/server/http/static-read';

/** Responds with the texts of all prompts and guides for language models (llmstxt.org). */
export const GET = (request: Request) => staticRead(request, llmsFullFile(), 'text/plain; charset=utf-8');

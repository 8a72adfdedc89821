import { libraryFile } from '@/lib/prompts/library';
import { JSON_TYPE, staticRead } from '@/lib/server/http/static-read';

export const GET = (request: Request) => staticRead(request, libraryFile('categories.json'), JSON_TYPE);

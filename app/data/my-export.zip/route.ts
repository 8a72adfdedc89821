import { PRIVATE_HEADERS } from '@/lib/account/private-response';
import { exportFiles } from '@/lib/integrations/own-export/export-files';
import { respondWithOwnData } from '@/lib/integrations/own-export/own-response';
import { ownData } from '@/lib/integrations/own-export/queries';
import { zipStream } from '@/lib/integrations/zip/zip-stream';
import { beginAction } from '@/lib/supabase/connection';
import { attachment } from '@/lib/text/file-name';

export function GET() {
  return respondWithOwnData(async (user) => {
    // The backend's time limit applies to each page of data, not to the whole export.
    beginAction();
    const data = await ownData(user);
    return new Response(zipStream(exportFiles(data)), {
      headers: {
        'Content-Type': 'application/zip',
        ...attachment(`grok-prompts-${data.exported?.slice(0, 10)}`, 'zip'),
        ...PRIVATE_HEADERS,
      },
    });
  });
}

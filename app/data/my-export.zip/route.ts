import { exportFiles } from '@/lib/own-export/export-files';
import { ownAnswer } from '@/lib/own-export/own-answer';
import { ownData } from '@/lib/own-export/queries';
import { beginAction } from '@/lib/supabase/connection';
import { attachment } from '@/lib/text/file-name';
import { zipStream } from '@/lib/zip/zip-stream';

/** All that is somebody's, as a zip that is made while it is sent. Never cached. */
export function GET() {
  return ownAnswer(async (user) => {
    // It takes as long as it has pages: each answer of the backend has its own time.
    beginAction();
    const data = await ownData(user);
    return new Response(zipStream(exportFiles(data)), {
      headers: {
        'Content-Type': 'application/zip',
        ...attachment(`grok-prompts-${data.exported?.slice(0, 10)}`, 'zip'),
        'Cache-Control': 'private, no-store',
      },
    });
  });
}

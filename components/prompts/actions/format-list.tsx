'use client';

import { buttonClass } from '@/components/ui/button-class';
import { useLoaded } from '@/components/ui/use-loaded';
import { downloadText } from '@/lib/browser/download-text';
import { filePaths } from '@/lib/file-paths';
import type { OfferedFormat } from '@/lib/integrations/formats/page-exports';
import { ToolList, UseInPart } from './tool-list';

type Props = { path: string; filled: string | undefined };

/** The files that the site offers of a page, each with what it cannot hold. */
export function FormatList({ path, filled }: Props) {
  const { loaded: formats, retry } = useLoaded(path, () => loadFormats(path));
  return (
    <UseInPart title="A file for another tool">
      {formats === null && (
        <p className="py-3 text-ui text-ink-2" role="status">
          Loading…
        </p>
      )}
      {formats === 'failed' && (
        <div className="py-3" role="alert">
          <p className="text-ui">The list did not load. Check your connection.</p>
          <button type="button" className={buttonClass({ size: 'small', className: 'mt-2' })} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {Array.isArray(formats) && (
        <ToolList
          tools={formats}
          isForComputers={isForComputers}
          itemClass="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5"
        >
          {(format) => (
            <>
              <div>
                <p className="text-ui font-medium">{format.name}</p>
                <p className="text-meta text-ink-2 empty:hidden">{notesOf(format, filled).join(' ')}</p>
              </div>
              <FormatActions format={format} filled={filled} />
            </>
          )}
        </ToolList>
      )}
    </UseInPart>
  );
}

async function loadFormats(path: string): Promise<OfferedFormat[] | 'failed'> {
  try {
    const response = await fetch(filePaths.formats(path));
    return response.ok ? await response.json() : 'failed';
  } catch {
    return 'failed';
  }
}

/** All but plain texts are for programs on a computer. */
const isForComputers = ({ id }: OfferedFormat) => id !== 'markdown' && id !== 'text';

const isFilled = ({ id }: OfferedFormat, filled: string | undefined): filled is string => id === 'text' && filled !== undefined;

function notesOf(format: OfferedFormat, filled: string | undefined): string[] {
  return isFilled(format, filled) ? ['With your blanks filled in.'] : format.notes;
}

const ACTION = buttonClass({ variant: 'quiet', size: 'small' });

function FormatActions({ format, filled }: { format: OfferedFormat; filled: string | undefined }) {
  const { name, href, opens } = format;
  const label = `Download for ${name}`;
  return (
    <p className="flex flex-wrap justify-end">
      {opens && (
        <a className={ACTION} href={opens} aria-label={`Open in ${name}`}>
          Open
        </a>
      )}
      {isFilled(format, filled) ? (
        <button type="button" className={ACTION} aria-label={label} onClick={() => downloadText('prompt.txt', filled)}>
          Download
        </button>
      ) : (
        <a className={ACTION} href={href} download aria-label={label}>
          Download
        </a>
      )}
    </p>
  );
}

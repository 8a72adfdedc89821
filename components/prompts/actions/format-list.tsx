import { buttonClass, quietButtonClass } from '@/components/ui/button-class';
import { useLoaded } from '@/components/ui/use-loaded';
import { downloadText } from '@/lib/browser/download-text';
import { filePaths } from '@/lib/file-paths';
import type { OfferedFormat } from '@/lib/integrations/formats/page-exports';
import { ToolList } from './tool-list';

/** The files that the site offers of a page, each with what it cannot hold. Plain text holds the filled prompt, where there is one. */
export function FormatList({ path, filled }: { path: string; filled: string | undefined }) {
  const { loaded: formats, retry } = useLoaded(path, () => loadFormats(path));
  if (formats === null)
    return (
      <p className="py-3 text-ui text-ink-2" role="status">
        Loading…
      </p>
    );
  if (formats === 'failed')
    return (
      <div className="py-3" role="alert">
        <p className="text-ui">The list did not load. Check your connection.</p>
        <button type="button" className={buttonClass({ size: 'small', className: 'mt-2' })} onClick={retry}>
          Try again
        </button>
      </div>
    );
  return (
    <ToolList
      tools={formats}
      isForComputers={({ id }) => id !== 'markdown' && id !== 'text'}
      itemClass="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5"
    >
      {(format) => <Format {...format} filled={format.id === 'text' ? filled : undefined} />}
    </ToolList>
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

function Format({ name, href, opens, notes, filled }: OfferedFormat & { filled: string | undefined }) {
  const shared = { className: quietButtonClass, 'aria-label': `Download for ${name}`, children: 'Download' };
  return (
    <>
      <div>
        <p className="text-ui font-medium">{name}</p>
        <p className="text-meta text-ink-2 empty:hidden">{filled === undefined ? notes.join(' ') : 'With your blanks filled in.'}</p>
      </div>
      <p className="flex flex-wrap justify-end">
        {opens && (
          <a className={quietButtonClass} href={opens} aria-label={`Open in ${name}`}>
            Open
          </a>
        )}
        {filled === undefined ? (
          <a {...shared} href={href} download />
        ) : (
          <button {...shared} type="button" onClick={() => downloadText('prompt.txt', filled)} />
        )}
      </p>
    </>
  );
}

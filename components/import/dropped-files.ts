/** A file that was chosen or dropped, with its path in a folder. */
export type ChosenFile = { path: string; file: File };

/** The files that were chosen in a field. */
export function chosenFiles(files: FileList | null): ChosenFile[] {
  return [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** The files that were dropped, those in folders too, up to so many. */
export async function droppedFiles(items: DataTransferItemList, atMost: number): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  // All at once: the list is empty after the event.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  for (const { entry, file } of dropped) {
    if (entry) await addFiles(entry, found, atMost);
    else if (file) found.push({ path: file.name, file });
  }
  return found;
}

async function addFiles(entry: FileSystemEntry, found: ChosenFile[], atMost: number): Promise<void> {
  if (found.length > atMost || /^(node_modules|__MACOSX|\.git)$/.test(entry.name)) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path: entry.fullPath.replace(/^\//, ''), file });
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    // A reader gives a part of its folder at a time.
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (some.length === 0) return;
      for (const inner of some) await addFiles(inner, found, atMost);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

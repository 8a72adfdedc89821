import { filePaths } from '@/lib/file-paths';

/** A link to the files of UseInDialog, shown without JavaScript. */
export function UseInLink({ path, className = '' }: { path: string; className?: string }) {
  return (
    <a className={`${className} [@media(scripting:enabled)]:hidden`} href={filePaths.exports(path)} rel="nofollow">
      Use it in…
    </a>
  );
}

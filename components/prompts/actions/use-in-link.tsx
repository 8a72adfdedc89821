import { filePaths } from '@/lib/file-paths';

/** Leads to the files of UseInDialog, without JavaScript. */
export function UseInLink({ path, className = '' }: { path: string; className?: string }) {
  return (
    <a className={`${className} [@media(scripting:enabled)]:hidden`} href={filePaths.exports(path)} rel="nofollow">
      Use it in…
    </a>
  );
}

import { filePaths } from '../../file-paths';

export type FileKind = 'markdown' | 'feed' | 'skill' | 'skills' | 'exports';

/** The kinds of files of each page. Next caches the files of pages that are `cached`, except feeds, with the cache tags of the data in them. */
export const FILE_PAGES = {
  '/prompts': { files: ['skills', 'feed'], cached: false },
  '/prompts/shared': { files: ['feed'], cached: true },
  '/prompt/{slug}': { files: ['skill', 'skills', 'exports', 'markdown'], cached: false },
  '/prompt/shared/{id}': { files: ['skill', 'skills', 'exports', 'markdown'], cached: true },
  '/prompt/shared/{id}/history': { files: ['markdown'], cached: true },
  '/following/{secret}': { files: ['feed'], cached: true },
  '/category/{slug}': { files: ['skills', 'markdown', 'feed'], cached: false },
  '/guides': { files: ['feed'], cached: false },
  '/guides/{slug}': { files: ['markdown'], cached: false },
  '/u/{username}': { files: ['skills', 'markdown', 'feed'], cached: true },
  '/u/{username}/{slug}': { files: ['skills', 'exports', 'markdown'], cached: true },
} as const satisfies Record<string, { files: readonly FileKind[]; cached: boolean }>;

export type FilePage = keyof typeof FILE_PAGES;

const INDEX = filePaths.skillIndex;

/** Ends that files add to the address of a page, and their names in the path of the route. The first end wins: x.claude.skill.md ends in .md, too. */
const ADDRESSES: Record<FileKind, readonly { end: string; file: string }[]> = {
  skill: [
    // `npx skills add` asks for an index below every address that it is given, also below the address of a file.
    { end: `.claude.skill.md${INDEX}`, file: 'claude.index.json' },
    { end: `.skill.md${INDEX}`, file: 'index.json' },
    { end: '.claude.skill.md', file: 'claude.skill.md' },
    { end: '.skill.md', file: 'skill.md' },
  ],
  skills: [
    { end: INDEX, file: 'index.json' },
    { end: '.claude.skills.zip', file: 'claude.skills.zip' },
    { end: '.skills.zip', file: 'skills.zip' },
  ],
  exports: [{ end: '/use/:format', file: 'use.:format' }],
  markdown: [{ end: '.md', file: 'md' }],
  feed: [{ end: '.atom', file: 'atom' }],
};

/** The kind of a file of a page, by its name in the path of its route, such as "md" or "use.raycast"; undefined if the page has no such file. */
export function fileKindOf(page: FilePage, name: string): FileKind | undefined {
  const isName = (file: string) => (file.includes(':') ? name.startsWith(file.slice(0, file.indexOf(':'))) : name === file);
  return FILE_PAGES[page].files.find((kind) => ADDRESSES[kind].some(({ file }) => isName(file)));
}

/** Rewrites from the addresses of files and of the pages Use it in… to their routes, because a route in Next cannot end in a parameter and .md. */
export function fileRewrites(): { source: string; destination: string }[] {
  const ofPages = Object.entries(FILE_PAGES).flatMap(([pattern, { files, cached }]) => {
    const page = pattern.replace(/\{(\w+)\}/g, ':$1');
    const exports = files.some((kind) => kind === 'exports') ? [{ source: filePaths.exports(page), destination: `/use-in${page}` }] : [];
    const ofFiles = files.flatMap((kind) => {
      const route = cached && kind !== 'feed' ? '/files/cached' : '/files/uncached';
      return ADDRESSES[kind].map(({ end, file }) => ({ source: page + end, destination: `${route}/${file}${page}` }));
    });
    return [...ofFiles, ...exports];
  });
  return [...ofPages, { source: INDEX, destination: '/files/uncached/index.json/prompts' }];
}

export function fileRedirects(): { source: string; destination: string; permanent: true }[] {
  return [
    { source: '/files/:route/index.json/:page(.+)', destination: `/:page${INDEX}`, permanent: true },
    { source: '/files/:route/use.:format/:page(.+)', destination: '/:page/use/:format', permanent: true },
    { source: '/files/:route/:file/:page(.+)', destination: '/:page.:file', permanent: true },
    { source: '/use-in/:page(.+)', destination: '/:page/use', permanent: true },
    // Earlier versions of the site had these addresses.
    { source: '/markdown/:page(.+)', destination: '/:page.md', permanent: true },
    { source: '/feeds/:page(.+)', destination: '/:page.atom', permanent: true },
    { source: '/skills/index.json/:page(.+)', destination: `/:page${INDEX}`, permanent: true },
    { source: '/skills/:file/:page(.+)', destination: '/:page.:file', permanent: true },
  ];
}

/**
 * The import rules of the project: app → components → lib → data and content, never back. packages import lib alone. The rules for code that
 * browsers download are in .dependency-cruiser.client.cjs.
 */
const ENTRIES = '^(app/|(middleware|instrumentation(-client)?|next\\.config)\\.ts$)';
/** Files that are not imported, but started as worker threads. */
const WORKERS = '^lib/import/import-worker\\.ts$';
/** File that Next loads by the path in next.config.ts. */
const PAGE_CACHE = '^lib/server/page-cache\\.mjs$';
const OURS = '^(app|components|lib)/|^(middleware|instrumentation(-client)?)\\.ts$';

/** Files `<noun>.ts` in the folder of the plural, a few that are named here, and files of forms: they run anywhere. */
const NOUNS =
  '^lib/(integrations/)?([^/]+)s/\\2\\.ts$|^lib/prompts/(rating|template)\\.ts$|^lib/my-prompts/user-prompt\\.ts$|^lib/.+-form\\.ts$';

/** Helpers of lib without a word of the domain. */
const SMALL_HELPERS = '^lib/(limits|browser/(announce|clipboard|debounce|early-input|offline)|text/dates)\\.ts$';

const RULES = [
  {
    name: 'lib-below-components',
    comment: 'lib says what things are and do; how they look is above it.',
    from: { path: '^lib/' },
    to: { path: `^components/|${ENTRIES}` },
  },
  {
    name: 'components-below-app',
    comment: 'A component does not know which page it is on.',
    from: { path: '^components/' },
    to: { path: ENTRIES },
  },
  {
    name: 'data-at-the-bottom',
    comment: 'Content and data import nothing of ours.',
    from: { path: '^(data|content)/' },
    to: { path: '^(app|components|lib)/' },
  },
  {
    name: 'ui-wall',
    comment: 'components/ui has no domain word: React, Next, Radix, zod and the small helpers of lib, nothing else.',
    from: { path: '^components/ui/' },
    to: {
      pathNot: ['^components/ui/', '^node_modules/(@types/)?(react|react-dom|next|server-only|@radix-ui/react-dialog)/', SMALL_HELPERS],
    },
  },
  {
    name: 'supabase-wall',
    comment: 'lib/supabase is the one gateway to the backend.',
    from: { path: OURS, pathNot: '^lib/supabase/' },
    to: { path: '^node_modules/@supabase/' },
  },
  {
    name: 'components-without-backend',
    comment: 'Components get what they show; pages ask lib for it.',
    from: { path: '^components/' },
    to: { path: '^lib/supabase/' },
  },
  {
    name: 'components-without-queries',
    comment: 'Pages ask; only the names that the forms of five pages suggest are asked for in one place, below those pages.',
    from: { path: '^components/', pathNot: '^components/my-prompts/label-names\\.tsx$' },
    to: { path: '^lib/[a-z/-]+(queries|/count-missed-search|/count-library-saves)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'pure-nouns',
    comment: 'A noun is pure: zod and pure files; no React, no Next, no server, no backend.',
    from: { path: NOUNS },
    to: {
      path: [
        '^node_modules/(react|react-dom|next|server-only|pino|rate-limiter-flexible)/',
        '^lib/(env\\.ts$|server/)',
        '^lib/.+/(actions|queries)\\.ts$',
        // The two files that are allowed contain only types.
        '^lib/supabase/(?!(query-data|database\\.types)\\.ts$)',
      ],
      reachable: true,
    },
  },
  {
    name: 'pure-nouns-without-node',
    comment: 'A noun is pure: no modules of Node.',
    from: { path: NOUNS },
    to: { dependencyTypes: ['core'] },
  },
  { name: 'no-circular', comment: 'Two files that import each other should be one file, or three.', from: {}, to: { circular: true } },
  {
    name: 'no-circular-folders',
    comment: 'Of two folders that know of each other one is above the other.',
    scope: 'folder',
    from: { path: '^(lib|components)' },
    to: { circular: true, path: '^(lib|components)' },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nothing imports and that imports nothing.',
    from: {
      orphan: true,
      pathNot: [ENTRIES, '\\.d\\.m?ts$', '(^|/)[^/]+\\.config\\.(ts|mjs)$', '^tests/', '^scripts/[^/]+\\.(mjs|ts)$', '\\.cjs$'],
    },
    to: {},
  },
  {
    name: 'no-dead-code',
    comment: 'What no page, no middleware, no configuration and no command reaches serves nobody.',
    from: { path: [ENTRIES, WORKERS, '^scripts/[^/]+\\.ts$'] },
    to: { path: '^(components|lib)/', pathNot: ['\\.d\\.ts$', WORKERS, PAGE_CACHE], reachable: false },
  },
  {
    name: 'no-dev-dependencies',
    comment: 'The site runs without devDependencies; their types are erased.',
    from: { path: OURS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-declared-packages',
    comment: 'A package that package.json does not name may go with the next update of another one.',
    from: { path: OURS },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  { name: 'no-unknown', comment: 'An import of something that is not there.', from: {}, to: { couldNotResolve: true } },
  {
    name: 'tests-import-alone',
    comment: 'Nothing needs a test.',
    from: { pathNot: '^tests/' },
    to: { path: '^tests/' },
  },
  {
    name: 'tools-import-alone',
    comment: 'The site needs no script, no benchmark, no local backend and no package of its own.',
    from: { path: OURS },
    to: { path: '^(scripts|bench|supabase|packages)/' },
  },
  {
    name: 'command-line-shares-what-is-pure',
    comment: 'The command line runs on machines of others: of the site it takes what needs no server, no backend and no React.',
    from: { path: '^packages/' },
    to: {
      path: [
        '^(app|components|data|content|scripts|supabase|tests)/',
        '^node_modules/(react|react-dom|next|server-only|pino|rate-limiter-flexible|@supabase)/',
        '^lib/(env\\.ts$|server/)',
        '^lib/.+/(actions|queries)\\.ts$',
      ],
      reachable: true,
    },
  },
  {
    name: 'command-line-holds-little',
    comment: 'What it imports itself is in its one file: nothing but yaml, whose license the package carries (scripts/pack-cli.ts).',
    from: { path: '^packages/' },
    to: { path: '^node_modules/', pathNot: '^node_modules/(yaml|@types/node)/', dependencyTypesNot: ['type-only'] },
  },
];

module.exports = {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(\\.next|\\.data|\\.ci|node_modules/\\.)|/node_modules/\\.' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};

/**
 * The rules for code that browsers download: everything that 'use client' files import (scripts/check-imports.ts), up to 'use server' files, of
 * which a browser gets the ids of the actions and not the code.
 */
const actions = require('./scripts/lib/directives.ts').filesWith('use server', __dirname);
const { options } = require('./.dependency-cruiser.cjs');

const FOR_BROWSERS = ['react', 'react-dom', 'next', '@radix-ui/[^/]+', '@dnd-kit/[^/]+', 'diff'];

/** @param {string} path */
const exactly = (path) => `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

const RULES = [
  {
    name: 'packages-for-browsers',
    comment: `No other package belongs in a bundle: no zod, no icon set, no search, no MDX, no Supabase, nothing server-only.`,
    from: { pathNot: '^node_modules/' },
    to: { path: '^node_modules/', pathNot: `^node_modules/(@types/)?(${FOR_BROWSERS.join('|')})/` },
  },
  {
    name: 'no-node-in-browsers',
    comment: 'Browsers have no fs.',
    from: { pathNot: '^node_modules/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-server-in-browsers',
    comment: 'The environment, the backend and the library of prompts stay on the server.',
    from: {},
    to: { path: '^lib/(env\\.ts$|server/)|^lib/supabase/|^lib/.+/queries\\.ts$|^(data|content)/' },
  },
  { name: 'no-unknown', comment: 'An import of something that is not there.', from: {}, to: { couldNotResolve: true } },
];

module.exports = {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    ...options,
    doNotFollow: { path: [options.doNotFollow.path, ...actions.map(exactly)] },
    // Browsers do not get imports of types.
    tsPreCompilationDeps: false,
  },
};

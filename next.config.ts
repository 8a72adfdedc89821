import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { fileRedirects, fileRewrites } from './lib/integrations/page-files/addresses';

/** Where clients look for OAuth, which this site does not have (app/no-oauth). People get the page of what is not there. */
const OAUTH = [
  ...['oauth-authorization-server', 'oauth-protected-resource', 'openid-configuration'].map((name) => `/:under(mcp)?/.well-known/${name}`),
  ...['register', 'authorize', 'token'].map((name) => `/:under(mcp)?/${name}`),
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The Dockerfile copies what the server needs; `next start` wants the ordinary output.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // Nothing uses next/image; its route, which would log what strangers put into its URL, answers 404.
  images: { unoptimized: true },
  // The age in seconds up to which a stale page is served (docs/decisions/cache-invalidation.md).
  expireTime: 45,
  // Every client gets its title and description in the head, not streamed into the body.
  htmlLimitedBots: /.*/,
  // Bytes of pages in the memory cache (least recently used go first); the rest are read from the build, or rendered again.
  cacheMaxMemorySize: 10 * 1024 * 1024,
  // Keeps pages of the library on disk that were not made by the build.
  cacheHandler: join(import.meta.dirname, 'lib/server/page-cache.mjs'),
  experimental: {
    // ISR in memory only: random addresses must not grow the disk.
    isrFlushToDisk: false,
    // Next leaves one core idle by default; using it nearly halves the build time of a large library on two cores.
    cpus: availableParallelism(),
    // Writing the compiler's cache (135 MB) takes as long as compiling; a build is only made where sources have changed.
    turbopackFileSystemCacheForBuild: false,
    // Half of the build, and nobody reads them: Node maps no stack without --enable-source-maps.
    turbopackSourceMaps: false,
  },
  // `npm test` runs tsc and the linter itself, over everything.
  typescript: { ignoreBuildErrors: true },
  async headers() {
    // Its address names its version (lib/site/early-script.ts).
    return [{ source: '/early.js', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] }];
  },
  async redirects() {
    // The page behind /prompts?q=… has no URL of its own.
    return [{ source: '/prompts/results', destination: '/prompts', permanent: true }, ...fileRedirects()];
  },
  async rewrites() {
    // /prompts is static; only what a query narrows or sorts is rendered for each request.
    const results = ['q', 'category', 'sort', 'view', 'page'].map((key) => ({
      source: '/prompts',
      has: [{ type: 'query' as const, key }],
      destination: '/prompts/results',
    }));
    const oauth = OAUTH.map((address) => ({
      source: `${address}/:rest*`,
      missing: [{ type: 'header' as const, key: 'accept', value: '.*text/html.*' }],
      destination: '/no-oauth',
    }));
    // A page cannot answer what is posted to its address: by its own button, and by mail programs.
    const unsubscribe = {
      source: '/unsubscribe/:secret(\\w+)',
      has: [{ type: 'header' as const, key: 'content-type' }],
      destination: '/data/unsubscribe/:secret',
    };
    return { beforeFiles: [...results, ...oauth, unsubscribe, ...fileRewrites()], afterFiles: [], fallback: [] };
  },
  outputFileTracingIncludes: { '/*': ['./data/**', './content/**', './public/early.js', './app/sw.js/worker.js'] },
};

export default config;

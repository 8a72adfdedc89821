import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { fileRedirects, fileRewrites } from './lib/integrations/page-files/addresses';

/** Paths at which programs look for OAuth, which this site does not have. app/no-oauth answers them, and the not-found page answers browsers. */
const OAUTH = [
  ...['oauth-authorization-server', 'oauth-protected-resource', 'openid-configuration'].map((name) => `/:under(mcp)?/.well-known/${name}`),
  ...['register', 'authorize', 'token'].map((name) => `/:under(mcp)?/${name}`),
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The Dockerfile copies the standalone output; `next start` needs the ordinary one.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // Nothing uses next/image. Its route, which would log URLs that strangers make up, answers 404.
  images: { unoptimized: true },
  // A stale page is served up to this age in seconds (docs/decisions/cache-invalidation.md).
  expireTime: 45,
  // Every client gets its title and description in the head, not streamed into the body.
  htmlLimitedBots: /.*/,
  // The memory cache holds at most these bytes of pages. Others are read from the build, or rendered again.
  cacheMaxMemorySize: 10 * 1024 * 1024,
  // The handler stores pages of the library on disk that the build did not render.
  cacheHandler: join(import.meta.dirname, 'lib/server/page-cache.mjs'),
  experimental: {
    // Next stores pages in memory only, because strangers can ask for any number of addresses.
    isrFlushToDisk: false,
    // Next leaves one core idle by default; using it nearly halves the build time of a large library on two cores.
    cpus: availableParallelism(),
    // Writing the compiler's cache (135 MB) takes as long as compiling, and helps only the next build.
    turbopackFileSystemCacheForBuild: false,
    // Source maps would be half of the build, and nothing reads them: Node needs --enable-source-maps for that.
    turbopackSourceMaps: false,
  },
  // `npm test` checks types itself, of tests and scripts as well.
  typescript: { ignoreBuildErrors: true },
  async headers() {
    // The URL of the script names its version (lib/site/early-script.ts).
    return [{ source: '/early.js', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] }];
  },
  async redirects() {
    // The page behind /prompts?q=… has no URL of its own.
    return [{ source: '/prompts/results', destination: '/prompts', permanent: true }, ...fileRedirects()];
  },
  async rewrites() {
    // /prompts is static. A page that a query narrows or sorts is rendered for each request.
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
    // A page cannot answer a POST, which its own button and mail programs send to its address.
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

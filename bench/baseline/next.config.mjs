import path from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
};

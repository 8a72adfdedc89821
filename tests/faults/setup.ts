import { mkdir, rm } from 'node:fs/promises';
import { ensureBuild } from '../../scripts/build';
import { distDir, OWN_BUILDS } from './support';

/** Builds the site once, before several files run at the same time. */
export default async () => {
  await ensureBuild({ distDir });
  await mkdir(OWN_BUILDS, { recursive: true });
  return () => rm(OWN_BUILDS, { recursive: true });
};

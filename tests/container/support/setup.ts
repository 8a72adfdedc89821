import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildImage, type Image, removeImage } from './image';
import { requireTools } from './tools';

declare module 'vitest' {
  interface ProvidedContext {
    image: Image;
    secret: string;
  }
}

/** Builds the image for the tests. Nothing of it outlives this process, also when somebody interrupts the building. */
export default async function setup(project: TestProject): Promise<void> {
  requireTools();
  const folder = mkdtempSync(path.join(tmpdir(), 'gp-container-'));
  process.once('exit', () => removeImage(folder));
  const secret = randomUUID();
  project.provide('secret', secret);
  project.provide('image', await buildImage(folder, secret));
}

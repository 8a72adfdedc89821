import 'server-only';
import { join } from 'node:path';

/** What this installation is told by its environment. Read when first asked for, so that a build needs none of it. */
export const env = {
  /** The folder of prompts.json and categories.json; another one serves generated libraries in benchmarks and tests. */
  get libraryFolder() {
    return process.env.LIBRARY_DIR ?? join(process.cwd(), 'data');
  },
  get contentFolder() {
    return join(process.cwd(), 'content');
  },
};

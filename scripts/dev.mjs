/** `npm run dev`: the same as `npm start`, rebuilding each page as its source changes. */
import './lib/check-node.mjs';
import { serve } from './lib/serve.mjs';

await serve({ dev: true });

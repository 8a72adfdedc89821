/** `npm start`: installs, builds and serves the site, with its backend unless SUPABASE_URL names one. */
import './lib/check-node.mjs';
import { serve } from './lib/serve.mjs';

await serve({ dev: false });

// Preloaded where the benchmark runs the product's own TypeScript in plain Node, which wants to know each file's ending.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL) {
      const file = new URL(`${specifier}.ts`, context.parentURL);
      if (existsSync(fileURLToPath(file))) return next(file.href, context);
    }
    return next(specifier, context);
  },
});

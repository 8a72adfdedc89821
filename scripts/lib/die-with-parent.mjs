// Preloaded into every Next process: a parent that was killed cannot stop its children.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  // Next's own workers must not inherit this: they need their channel.
  process.execArgv = [];
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 3000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}

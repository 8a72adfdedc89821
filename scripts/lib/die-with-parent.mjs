// Every Next process preloads this file, because a parent that was killed cannot stop its children.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  // The workers of Next must not inherit the preload, because they need their channel.
  process.execArgv = [];
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 3000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}

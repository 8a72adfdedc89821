import type { Command } from './command';
import { completionOf } from './commands/completion';
import { copy } from './commands/copy';
import { exportCommand } from './commands/export';
import { fill } from './commands/fill';
import { helpOf } from './commands/help';
import { login } from './commands/login';
import { logout } from './commands/logout';
import { mine } from './commands/mine';
import { open } from './commands/open';
import { pull } from './commands/pull';
import { push } from './commands/push';
import { search } from './commands/search';
import { show } from './commands/show';

export const COMMANDS: readonly Command[] = [
  search,
  show,
  fill,
  copy,
  open,
  mine,
  pull,
  push,
  exportCommand,
  login,
  logout,
  completionOf(() => COMMANDS),
  helpOf(() => COMMANDS),
];

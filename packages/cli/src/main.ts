import manifest from '../package.json' with { type: 'json' };
import { Cache } from './cache';
import { type Command, parseInput } from './command';
import { COMMANDS } from './commands';
import { EXIT, type ExitCode, Failure, usage } from './failure';
import { cacheFolder } from './folders';
import { commandHelp, programHelp } from './help';
import { Session } from './session';
import { siteAddress } from './site-address';
import { printText, say } from './terminal';
import { tokenFor } from './tokens';

async function run(args: readonly string[]): Promise<ExitCode> {
  try {
    await runCommand(args);
    return EXIT.done;
  } catch (err) {
    if (err instanceof Failure) {
      if (err.message) say(err.message);
      return err.exitCode;
    }
    say(`Something unexpected failed: ${err instanceof Error ? err.message : String(err)}`);
    return EXIT.failed;
  }
}

async function runCommand(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') return printText(manifest.version);
  if (name === undefined || name === '--help' || name === '-h') return printText(programHelp(COMMANDS));
  const command = commandNamed(name);
  const input = parseInput(command, rest);
  if (input.has('help')) return printText(commandHelp(command));
  const site = siteAddress(input.text('site'));
  await command.run(input, new Session(site, new Cache(cacheFolder()), () => tokenFor(site)));
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  if (command) return command;
  throw usage(`There is no command ${JSON.stringify(name)}. See grok-prompts help.`);
}

// A program that reads the output, such as `head`, may end before the command.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (err: NodeJS.ErrnoException) => {
    if (err.code !== 'EPIPE') throw err;
    process.exit(EXIT.done);
  });

process.exitCode = await run(process.argv.slice(2));

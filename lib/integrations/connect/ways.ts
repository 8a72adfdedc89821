import { filePaths } from '../../file-paths';
import { paths } from '../../paths';
import { absoluteUrl } from '../../site';

/** A line to copy; screen readers read its label. */
export type Line = { label: string; text: string };

export type Way = {
  id: string;
  name: string;
  what: string;
  how: string;
  button?: { label: string; href: string };
  line?: Line;
  remove: string;
  removeLine?: Line;
};

/** The name of the MCP server in the settings of a program. */
const NAME = 'grok-prompts';

const CALLED_IN_CHAT = 'While you chat, it finds prompts for what you need and fills them in.';

export function connectWays(): Way[] {
  const url = absoluteUrl(filePaths.mcp);
  const address = { label: 'the address', text: url };
  return [
    {
      id: 'grok',
      name: 'Grok',
      what: CALLED_IN_CHAT,
      line: address,
      how: 'Open the connectors in your account, add a custom one, and enter this address.',
      button: { label: 'Open Grok’s connectors', href: 'https://grok.com/connectors' },
      remove: 'Delete the connector on the same page.',
    },
    {
      id: 'grok-build',
      name: 'Grok in the terminal',
      what: 'Grok Build finds prompts and fills them in while it works.',
      how: 'Run this command once.',
      line: { label: 'the command for Grok Build', text: `grok mcp add --transport http ${NAME} ${url}` },
      remove: 'Run this command.',
      removeLine: { label: 'the command that removes it from Grok Build', text: `grok mcp remove ${NAME}` },
    },
    {
      id: 'claude',
      name: 'Claude',
      what: CALLED_IN_CHAT,
      line: address,
      how: 'Open the connectors in your account, choose Add custom connector, and enter this address. It then works in the apps too.',
      button: { label: 'Open Claude’s connectors', href: 'https://claude.ai/settings/connectors' },
      remove: 'Remove the connector on the same page.',
    },
    {
      id: 'claude-code',
      name: 'Claude Code',
      what: 'Every prompt becomes a command: type / and part of its name. Claude Code also finds prompts by itself.',
      how: 'Run this command once. It works for all your projects.',
      line: { label: 'the command for Claude Code', text: `claude mcp add --scope user --transport http ${NAME} ${url}` },
      remove: 'Run this command.',
      removeLine: { label: 'the command that removes it from Claude Code', text: `claude mcp remove --scope user ${NAME}` },
    },
    {
      id: 'cursor',
      name: 'Cursor',
      what: 'Its agent finds prompts and fills them in, and you can pick them by name.',
      how: 'The button opens Cursor, which asks whether to install it.',
      button: { label: 'Add to Cursor', href: cursorLink(url) },
      remove: `Delete ${NAME} from the file ~/.cursor/mcp.json.`,
    },
    {
      id: 'vs-code',
      name: 'VS Code',
      what: 'Copilot’s agent finds prompts and fills them in, and you can pick them by typing / and a name.',
      how: 'The button opens VS Code, which asks whether to install it. The command does the same in a terminal.',
      button: { label: 'Add to VS Code', href: `vscode:mcp/install?${encodeURIComponent(vsCodeServer(url))}` },
      line: { label: 'the command for VS Code', text: `code --add-mcp '${vsCodeServer(url)}'` },
      remove: `In the Extensions view, under MCP Servers, choose Uninstall next to ${NAME}.`,
    },
    {
      id: 'chatgpt',
      name: 'ChatGPT',
      what: CALLED_IN_CHAT,
      line: address,
      how: 'In Settings, under Connectors, turn on developer mode (Advanced). Then choose Create, enter this address, and choose no authentication.',
      remove: 'Delete the connector in the same place.',
    },
    {
      id: 'raycast',
      name: 'Raycast',
      what: 'Raycast AI finds prompts and fills them in.',
      line: address,
      how: 'Run the command Install MCP Server, choose HTTP, and enter this address.',
      remove: 'Run Manage MCP Servers and delete it there.',
    },
    {
      id: 'command-line',
      name: 'The command line',
      what: 'The grok-prompts command finds prompts, asks you for what goes in their blanks, copies and sends them, and keeps your own in a folder of Markdown files.',
      how: 'Run this command once, with Node 20 or newer. grok-prompts help explains the rest. npm installs it from this site, not from the npm registry.',
      line: { label: 'the command that installs the command line', text: `npm install --global ${absoluteUrl(filePaths.commandLine)}` },
      remove: 'Run this command.',
      removeLine: { label: 'the command that removes the command line', text: `npm uninstall --global ${NAME}` },
    },
    {
      id: 'terminal',
      name: 'The terminal',
      what: 'Read any prompt, category or guide as text: add .md to its address.',
      how: 'Run this command for one prompt. It works the same way with the address of any other.',
      line: {
        label: 'the command that reads a prompt',
        text: `curl ${absoluteUrl(filePaths.markdown(paths.prompt('professional-email')))}`,
      },
      remove: 'Nothing is installed, so there is nothing to remove.',
    },
  ];
}

function cursorLink(url: string): string {
  const config = Buffer.from(JSON.stringify({ url })).toString('base64');
  return `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name: NAME, config })}`;
}

const vsCodeServer = (url: string) => JSON.stringify({ name: NAME, type: 'http', url });

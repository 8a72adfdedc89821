import { filePaths } from '../../file-paths';
import { paths } from '../../paths';
import { absoluteUrl } from '../../site';

/** A line to copy; screen readers read its label. */
export type CopyableLine = { label: string; text: string };

export type Setup = {
  id: string;
  name: string;
  purpose: string;
  instructions: string;
  button?: { label: string; href: string };
  line?: CopyableLine;
  removal: string;
  removalLine?: CopyableLine;
};

/** The name of the MCP server in the settings of a program. */
const NAME = 'grok-prompts';

const CALLED_IN_CHAT = 'While you chat, it finds prompts for what you need and fills them in.';

export function setups(): Setup[] {
  const url = absoluteUrl(filePaths.mcp);
  const address = { label: 'the address', text: url };
  return [
    {
      id: 'grok',
      name: 'Grok',
      purpose: CALLED_IN_CHAT,
      line: address,
      instructions: 'Open the connectors in your account, add a custom one, and enter this address.',
      button: { label: 'Open Grok’s connectors', href: 'https://grok.com/connectors' },
      removal: 'Delete the connector on the same page.',
    },
    {
      id: 'grok-build',
      name: 'Grok in the terminal',
      purpose: 'Grok Build finds prompts and fills them in while it works.',
      instructions: 'Run this command once.',
      line: { label: 'the command for Grok Build', text: `grok mcp add --transport http ${NAME} ${url}` },
      removal: 'Run this command.',
      removalLine: { label: 'the command that removes it from Grok Build', text: `grok mcp remove ${NAME}` },
    },
    {
      id: 'claude',
      name: 'Claude',
      purpose: CALLED_IN_CHAT,
      line: address,
      instructions:
        'Open the connectors in your account, choose Add custom connector, and enter this address. It then works in the apps too.',
      button: { label: 'Open Claude’s connectors', href: 'https://claude.ai/settings/connectors' },
      removal: 'Remove the connector on the same page.',
    },
    {
      id: 'claude-code',
      name: 'Claude Code',
      purpose: 'Every prompt becomes a command: type / and part of its name. Claude Code also finds prompts by itself.',
      instructions: 'Run this command once. It works for all your projects.',
      line: { label: 'the command for Claude Code', text: `claude mcp add --scope user --transport http ${NAME} ${url}` },
      removal: 'Run this command.',
      removalLine: { label: 'the command that removes it from Claude Code', text: `claude mcp remove --scope user ${NAME}` },
    },
    {
      id: 'cursor',
      name: 'Cursor',
      purpose: 'Its agent finds prompts and fills them in, and you can pick them by name.',
      instructions: 'The button opens Cursor, which asks whether to install it.',
      button: { label: 'Add to Cursor', href: cursorLink(url) },
      removal: `Delete ${NAME} from the file ~/.cursor/mcp.json.`,
    },
    {
      id: 'vs-code',
      name: 'VS Code',
      purpose: 'Copilot’s agent finds prompts and fills them in, and you can pick them by typing / and a name.',
      instructions: 'The button opens VS Code, which asks whether to install it. The command does the same in a terminal.',
      button: { label: 'Add to VS Code', href: `vscode:mcp/install?${encodeURIComponent(vsCodeServer(url))}` },
      line: { label: 'the command for VS Code', text: `code --add-mcp '${vsCodeServer(url)}'` },
      removal: `In the Extensions view, under MCP Servers, choose Uninstall next to ${NAME}.`,
    },
    {
      id: 'chatgpt',
      name: 'ChatGPT',
      purpose: CALLED_IN_CHAT,
      line: address,
      instructions:
        'In Settings, under Connectors, turn on developer mode (Advanced). Then choose Create, enter this address, and choose no authentication.',
      removal: 'Delete the connector in the same place.',
    },
    {
      id: 'raycast',
      name: 'Raycast',
      purpose: 'Raycast AI finds prompts and fills them in.',
      line: address,
      instructions: 'Run the command Install MCP Server, choose HTTP, and enter this address.',
      removal: 'Run Manage MCP Servers and delete it there.',
    },
    {
      id: 'command-line',
      name: 'The command line',
      purpose:
        'The grok-prompts command finds prompts, asks you for what goes in their blanks, copies and sends them, and keeps your own in a folder of Markdown files.',
      instructions:
        'Run this command once, with Node 20 or newer. grok-prompts help explains the rest. npm installs it from this site, not from the npm registry.',
      line: { label: 'the command that installs the command line', text: `npm install --global ${absoluteUrl(filePaths.commandLine)}` },
      removal: 'Run this command.',
      removalLine: { label: 'the command that removes the command line', text: `npm uninstall --global ${NAME}` },
    },
    {
      id: 'terminal',
      name: 'The terminal',
      purpose: 'Read any prompt, category or guide as text: add .md to its address.',
      instructions: 'Run this command for one prompt. It works the same way with the address of any other.',
      line: {
        label: 'the command that reads a prompt',
        text: `curl ${absoluteUrl(filePaths.markdown(paths.prompt('professional-email')))}`,
      },
      removal: 'Nothing is installed, so there is nothing to remove.',
    },
  ];
}

function cursorLink(url: string): string {
  const config = Buffer.from(JSON.stringify({ url })).toString('base64');
  return `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name: NAME, config })}`;
}

const vsCodeServer = (url: string) => JSON.stringify({ name: NAME, type: 'http', url });

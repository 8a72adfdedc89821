import type { Assistant } from './assistants';

/** Assistants that only the dialog Use it in… and the command line offer, besides ASSISTANTS. */
export const MORE_ASSISTANTS: readonly Assistant[] = [
  { id: 'copilot', name: 'Copilot', home: 'https://copilot.microsoft.com/', prefill: '?q=', longest: 2270 },
  { id: 'le-chat', name: 'Le Chat', home: 'https://chat.mistral.ai/chat', prefill: '?q=', longest: 10_800 },
  { id: 'deepseek', name: 'DeepSeek', home: 'https://chat.deepseek.com/', prefill: null },
  { id: 'huggingchat', name: 'HuggingChat', home: 'https://huggingface.co/chat', prefill: '?q=' },
  { id: 'cursor', name: 'Cursor', home: 'https://cursor.com/', prefill: 'link/prompt?text=', longest: 8000 },
  { id: 'claude-code', name: 'Claude Code', home: 'claude-cli://open', prefill: '?q=', longest: 5000 },
];

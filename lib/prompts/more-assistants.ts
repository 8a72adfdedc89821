import type { Assistant } from './assistants';

/** Assistants that are offered where there is room for them, and not on every button; their code comes with that place. */
export const MORE_ASSISTANTS: readonly Assistant[] = [
  { id: 'copilot', name: 'Copilot', home: 'https://copilot.microsoft.com/', prefill: 'https://copilot.microsoft.com/?q=', longest: 2270 },
  { id: 'le-chat', name: 'Le Chat', home: 'https://chat.mistral.ai/chat', prefill: 'https://chat.mistral.ai/chat?q=', longest: 10_800 },
  { id: 'deepseek', name: 'DeepSeek', home: 'https://chat.deepseek.com/', prefill: null, longest: 0 },
  { id: 'huggingchat', name: 'HuggingChat', home: 'https://huggingface.co/chat', prefill: 'https://huggingface.co/chat?q=', longest: 6000 },
  { id: 'cursor', name: 'Cursor', home: 'https://cursor.com/', prefill: 'https://cursor.com/link/prompt?text=', longest: 8000 },
  { id: 'claude-code', name: 'Claude Code', home: 'claude-cli://open', prefill: 'claude-cli://open?q=', longest: 5000 },
];

/** Usernames that could pass for the site. `private.reserved_usernames` in the database repeats the list. */
export const RESERVED_USERNAMES: readonly string[] = `
  about account admin administrator api auth categories category collections community dashboard faq grok grok_prompts
  grokprompts guides help library login mcp moderator official privacy prompt prompts reset root saved search security shared
  signup skills staff support system team terms xai
`
  .trim()
  .split(/\s+/);

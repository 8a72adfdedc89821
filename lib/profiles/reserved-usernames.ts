/** Usernames that could pass for the site, as in `private.reserved_usernames` in SQL. */
export const RESERVED_USERNAMES: readonly string[] = `
  about account admin administrator api auth categories category collections community dashboard faq grok grok_prompts
  grokprompts guides help library login mcp moderator official privacy prompt prompts reset root saved search security shared
  signup skills staff support system team terms xai
`
  .trim()
  .split(/\s+/);

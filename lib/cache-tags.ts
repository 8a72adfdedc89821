/** The cache tags of the backend's answers. Pages rendered from them inherit the tags; actions invalidate the tags of what they change. */
export const cacheTags = {
  /** Every list of public prompts. */
  community: 'community',
  /** One public prompt with its author. */
  prompt: (id: string) => `prompt:${id}`,
  /** The public prompts of somebody. */
  profile: (userId: string) => `profile:${userId}`,
  /** Who has a username, or that nobody has it. */
  username: (username: string) => `username:${username}`,
} as const;

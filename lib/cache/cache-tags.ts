/** The cache tags of the backend's answers. Pages rendered from them inherit the tags; actions invalidate the tags of what they change. */
export const cacheTags = {
  /** Every list of public prompts. */
  publicPrompts: 'public-prompts',
  /** One public prompt with its author. */
  prompt: (id: string) => `prompt:${id}`,
  /** One public collection: its order and what is in it. */
  collection: (id: string) => `collection:${id}`,
  /** Every list of public collections of several people. */
  collections: 'collections',
  /** The public prompts of somebody, and their public collections. */
  profile: (userId: string) => `profile:${userId}`,
  /** Who has a username, or that nobody has it. */
  username: (username: string) => `username:${username}`,
} as const;

/** Cache tags of the backend's answers. Pages inherit the tags of their data; actions invalidate the tags of what they change. */
export const cacheTags = {
  publicPrompts: 'public-prompts',
  /** One public prompt with its author. */
  prompt: (id: string) => `prompt:${id}`,
  /** One public collection: its order and its prompts. */
  collection: (id: string) => `collection:${id}`,
  /** Every list of public collections of several users. */
  collections: 'collections',
  /** Public prompts and public collections of one user. */
  profile: (userId: string) => `profile:${userId}`,
  /** User id of a username, or that nobody has it. */
  username: (username: string) => `username:${username}`,
} as const;

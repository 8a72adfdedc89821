/** Cache tags of the backend's answers. Pages inherit the tags of their data; actions invalidate the tags of what they change. */
export const cacheTags = {
  publicPrompts: 'public-prompts',
  /** One public prompt with its author. */
  prompt: (id: string) => `prompt:${id}`,
  /** One public collection: its order and its prompts. */
  collection: (id: string) => `collection:${id}`,
  collections: 'collections',
  /** Public prompts and public collections of one user. */
  profile: (userId: string) => `profile:${userId}`,
  username: (username: string) => `username:${username}`,
} as const;

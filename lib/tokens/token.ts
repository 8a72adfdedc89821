/** Scope of a token. */
export type TokenScope = 'read' | 'write';

/** A token as its owner sees it. */
export type PersonalToken = {
  id: string;
  name: string;
  scope: TokenScope;
  createdAt: string;
  /** Null: never. */
  expiresAt: string | null;
  /** A day; null before its first use. */
  lastUsedOn: string | null;
  /** When it was first used from an address range that was not its first. */
  newNetworkAt: string | null;
};

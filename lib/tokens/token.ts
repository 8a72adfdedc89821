export type TokenScope = 'read' | 'write';

export type PersonalToken = {
  id: string;
  name: string;
  scope: TokenScope;
  createdAt: string;
  expiresAt: string | null;
  /** Date without time; null before its first use. */
  lastUsedOn: string | null;
  /** Time of the first use from another address range than the first. */
  newNetworkAt: string | null;
};

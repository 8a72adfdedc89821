export type TokenScope = 'read' | 'write';

export type PersonalToken = {
  id: string;
  name: string;
  scope: TokenScope;
  createdAt: string;
  expiresAt: string | null;
  /** Date, without a time, of the last use; null if the token was never used. */
  lastUsedOn: string | null;
  /** Time of the last use that came from a new address range; null while only one range has used it. */
  newNetworkAt: string | null;
};

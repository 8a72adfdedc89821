/** A port of the loopback address that nobody listens on right now. */
export function freePort(): Promise<number>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object that a file has; none of anything else. Of long lists each is asked, for which schemas take too long. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

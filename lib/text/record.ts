const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object; none for anything else. Used instead of a schema where it runs for each entry of a long list. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

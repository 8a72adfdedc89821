/** Local time, as zip files have it, so that the bytes are the same in every time zone. */
export const NO_TIME = new Date(1980, 0, 1);

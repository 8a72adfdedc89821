/** Constant date of zip entries, in local time like zip dates, so that the bytes are equal in every time zone. */
export const NO_TIME = new Date(1980, 0, 1);

/** A setting of sites in tests that are not about a broken backend: on a busy machine the backend is slow, and not broken. */
export const BUSY_MACHINE = { BACKEND_TIMEOUT: '60000' };

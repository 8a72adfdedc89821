/** By its name, because Next bundles instrumentation apart from pages. */
export const NOT_KEPT = 'NotKept';

/** Thrown inside a page that is drawn all the same, so that Next does not keep it. Its cause has been logged. */
export class NotKept extends Error {
  override name = NOT_KEPT;

  constructor() {
    super('A page without what the backend should have answered is not kept');
    // Next prints the error itself as well: a line will do.
    this.stack = this.message;
  }
}

/** Thrown inside a page that is drawn all the same, so that Next does not keep it. Its cause has been logged. */
export class NotKept extends Error {
  override name = 'NotKept';

  constructor() {
    super('A page without what the backend should have answered is not kept');
    // Next prints the error itself as well: a line will do.
    this.stack = this.message;
  }
}

/*
 * Functions that code of this site calls and that some browsers lack in which Next works: Safari before 17.4 `checkVisibility`, Firefox before 119
 * `toWellFormed` and `isWellFormed`. The file is imported before all other code of the browser.
 */
const LONE_SURROGATES = /\p{Cs}/gu;

String.prototype.toWellFormed ??= function toWellFormed(this: string) {
  return this.replace(LONE_SURROGATES, '\uFFFD');
};

String.prototype.isWellFormed ??= function isWellFormed(this: string) {
  return this.search(LONE_SURROGATES) < 0;
};

Element.prototype.checkVisibility ??= function checkVisibility(this: Element, options?: CheckVisibilityOptions) {
  return this.getClientRects().length > 0 && (!options?.visibilityProperty || getComputedStyle(this).visibility === 'visible');
};

export {};

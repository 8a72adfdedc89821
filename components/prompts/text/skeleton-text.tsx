/** Bars in place of the text of a prompt that is loading. */
export function SkeletonText() {
  return <div className="skeleton-lines h-[9lh] max-w-[38em] text-prompt leading-prompt" aria-hidden="true" />;
}

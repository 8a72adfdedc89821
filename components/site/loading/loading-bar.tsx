/** A bar at the top edge while a page loads. */
export function LoadingBar() {
  return (
    <div
      className="fixed inset-x-0 top-0 z-loading-bar h-[3px] bg-ink motion-safe:animate-loading-bar print:hidden offline:hidden forced-colors:bg-[Highlight]"
      role="progressbar"
      aria-label="Loading"
    />
  );
}

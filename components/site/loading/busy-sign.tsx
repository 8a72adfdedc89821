/** A bar at the top edge while a page loads. */
export function BusySign() {
  return (
    <div
      className="fixed inset-x-0 top-0 z-busy h-[3px] bg-ink motion-safe:animate-busy print:hidden offline:hidden forced-colors:bg-[Highlight]"
      role="progressbar"
      aria-label="Loading"
    />
  );
}

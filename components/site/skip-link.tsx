/** The first thing the Tab key reaches: past the header. */
export function SkipLink() {
  return (
    <a className="absolute -left-[999px] z-notice bg-ink px-4 py-3 text-paper focus:top-2 focus:left-2 print:hidden" href="#main">
      Skip to content
    </a>
  );
}

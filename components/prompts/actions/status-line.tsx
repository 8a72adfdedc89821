/** What came of an action, where it is not there yet: nothing. */
export function StatusLine({ className = '', children }: { className?: string; children: string }) {
  return (
    <p className={`col-span-full text-meta font-semibold empty:hidden ${className}`} role="status">
      {children}
    </p>
  );
}

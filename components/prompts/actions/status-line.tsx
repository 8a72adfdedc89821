/** A live region for the result of an action. */
export function StatusLine({ className = '', children }: { className?: string; children: string }) {
  return (
    <p className={`col-span-full text-meta font-semibold empty:hidden ${className}`} role="status">
      {children}
    </p>
  );
}

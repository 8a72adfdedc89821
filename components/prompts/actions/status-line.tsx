/** The message of a prompt's actions (useActionMessage). Screen readers announce only what changes in an element that was there before. */
export function StatusLine({ className = '', children }: { className?: string; children: string }) {
  return (
    <p className={`col-span-full text-meta font-semibold empty:sr-only ${className}`} role="status">
      {children}
    </p>
  );
}

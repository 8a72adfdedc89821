export function Avatar({ className, children }: { className: string; children: string }) {
  return (
    <div
      className={`grid aspect-square place-items-center bg-ink font-bold tracking-[-0.03em] text-paper forced-colors:border ${className}`}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

/** The number of a blank, as it stands before it in the text. */
export function VariableNumber({ className = '', children }: { className?: string; children: number }) {
  return <span className={`text-meta font-semibold text-signal-text tabular-nums ${className}`}>{children}</span>;
}

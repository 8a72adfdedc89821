/** A label with a background or an outline. */
export function Badge({ outlined = false, children }: { outlined?: boolean; children: string }) {
  const ground = outlined ? 'text-ink shadow-[inset_0_0_0_1px_var(--color-rule-field)]' : 'bg-ink text-paper';
  return (
    <span
      data-badge=""
      dir="auto"
      className={`inline-flex items-center px-[7px] pt-[5px] pb-1 text-label leading-none font-semibold whitespace-nowrap font-stretch-88% forced-colors:border ${ground}`}
    >
      {children}
    </span>
  );
}

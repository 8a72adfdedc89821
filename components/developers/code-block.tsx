/** Lines of code, which scroll where they are long, also with the keyboard. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable
    <pre role="group" tabIndex={0} aria-label={label}>
      <code>{children}</code>
    </pre>
  );
}

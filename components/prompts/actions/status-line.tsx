/** What came of an action, where it is not there yet: nothing. */
export function StatusLine({ children }: { children: string }) {
  return (
    <p className="col-span-full text-meta font-semibold empty:hidden" role="status">
      {children}
    </p>
  );
}

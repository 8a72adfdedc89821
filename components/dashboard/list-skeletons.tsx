const rows = Array.from({ length: 12 }, (_, index) => index);

export function ListSkeletons() {
  return (
    <>
      <div className="mb-4 h-11 w-[220px] bg-paper-2" />
      <div className="mb-3 h-12 bg-paper-2" />
      <div className="h-10 border-t-2 border-rule-strong" />
      {rows.map((row) => (
        <div key={row} className="grid gap-1 border-t border-rule py-2 text-body">
          <span className="skeleton-lines h-lh w-[55%]" />
          <span className="skeleton-lines h-lh w-[30%] text-meta xl:hidden" />
        </div>
      ))}
    </>
  );
}

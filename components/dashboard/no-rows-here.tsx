/** In the place of the rows of a page that is no longer there, because what was on it was removed. */
export function NoRowsHere() {
  return (
    <div className="dash-empty">
      <p>Nothing is on this page any more.</p>
    </div>
  );
}

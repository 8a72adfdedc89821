/** The heading of what is near, below what matches. */
export function CloseToIt() {
  return <h2 className="pt-6 pb-2 font-[650]">Close to it</h2>;
}

/** The heading of what is near, below what matches. */
export function CloseToIt() {
  return <h2 className="pt-7 pb-2 text-ui font-strong tracking-normal">Close to it</h2>;
}

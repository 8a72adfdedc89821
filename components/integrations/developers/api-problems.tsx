import { PROBLEMS } from '@/lib/integrations/api/problem';

/** The kinds of problems of the API. Each item has its kind as id, because the `type` of a Problem leads to it. */
export function ApiProblems() {
  return (
    <>
      <h2 id="problems">Problems</h2>
      <p>
        If a request fails, the answer is a <a href="#Problem">Problem</a>, sent as <code>application/problem+json</code>. Its type is an
        address on this page.
      </p>
      <ul>
        {Object.entries(PROBLEMS).map(([kind, { status, title }]) => (
          <li key={kind} id={kind}>
            <code>{status}</code> {title} (<code>{kind}</code>)
          </li>
        ))}
      </ul>
    </>
  );
}

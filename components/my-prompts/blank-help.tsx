const WAYS = [
  ['[TONE|friendly|formal]', 'A default, and other choices.'],
  ['[CITY|e.g. Lisbon]', 'An example, which is shown but never sent.'],
  ['[BUDGET? We have … to spend.]', 'A part that is left out while its blank is empty.'],
  ['\\[TOPIC]', 'Brackets that stay as they are.'],
] as const;

export function BlankHelp() {
  return (
    <details className="-mt-2 text-meta text-ink-2">
      <summary className="w-fit cursor-pointer py-1 font-medium text-ink underline decoration-rule-field underline-offset-[0.25em] touch:py-3">
        More
      </summary>
      <dl className="mt-1 grid gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        {WAYS.map(([written, means]) => (
          <div key={written} className="border-t border-rule py-1.5 sm:contents sm:*:border-t sm:*:border-rule sm:*:py-1.5">
            <dt className="font-semibold text-ink sm:pr-4">{written}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-rule pt-1.5">Blanks are named in capital letters, digits and underscores.</p>
    </details>
  );
}

/** Where to get help in any country. */
export function HelpInAnyCountry() {
  return (
    <>
      See <HelpDirectory /> for a free line in your country; in an emergency, call your local emergency number.
    </>
  );
}

/** A link to a directory of help lines in all countries. */
export function HelpDirectory() {
  return (
    <a className="underline" href="https://findahelpline.com" rel="noopener">
      findahelpline.com
    </a>
  );
}

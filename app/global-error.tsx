'use client';

/** The error page if even the root layout failed. It cannot use the site's styles. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body style={{ font: '18px/1.5 system-ui, sans-serif', maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem' }}>
        <title>Something broke on our side</title>
        <h1>Something broke on our side</h1>
        <p>This page could not be put together. Try it once more in a moment.</p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  );
}

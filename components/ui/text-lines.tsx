/** Texts that somebody wrote, a paragraph each, with their line breaks. */
export function TextLines({ texts, className }: { texts: readonly string[]; className: string }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two fields may hold the same text
    <p key={index} className={`whitespace-pre-line wrap-anywhere ${className}`} dir="auto">
      {text}
    </p>
  ));
}

/** A text that somebody wrote, with its line breaks. */
export function UserText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`max-w-[80ch] whitespace-pre-line wrap-anywhere ${className}`} dir="auto">
      {text}
    </p>
  );
}

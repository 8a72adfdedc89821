export function UserText({ text, className = 'max-w-[80ch]' }: { text: string; className?: string }) {
  return (
    <p className={`whitespace-pre-line wrap-anywhere ${className}`} dir="auto">
      {text}
    </p>
  );
}

export function UserTexts({ texts, className }: { texts: readonly string[]; className?: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: two fields may hold the same text
  return texts.map((text, index) => <UserText key={index} text={text} className={className} />);
}

export function HelpDirectory() {
  return (
    <a className="underline" href="https://findahelpline.com" rel="noopener">
      findahelpline.com
    </a>
  );
}

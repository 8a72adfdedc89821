export function PreviewHeading({ as: Heading, aside }: { as: 'h2' | 'h3'; aside: string }) {
  return (
    <Heading className="mb-2.5 flex justify-between text-meta leading-body font-semibold tracking-normal text-ink-3">
      Preview
      <span className="num font-normal">{aside}</span>
    </Heading>
  );
}

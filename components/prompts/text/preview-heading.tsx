/** The classes of the part of a dialog that shows a PromptPreview. */
export const previewPaneClass = 'on-shade min-w-0 bg-paper-2 px-4 pt-5 pb-6 md:px-7';

/** The heading of a PromptPreview; `aside` is at its right. */
export function PreviewHeading({ as: Heading, aside }: { as: 'h2' | 'h3'; aside: string }) {
  return (
    <Heading className="mb-2.5 flex justify-between text-meta leading-body font-semibold tracking-normal text-ink-3">
      Preview
      <span className="num font-normal">{aside}</span>
    </Heading>
  );
}

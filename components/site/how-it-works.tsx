import { Section } from '@/components/ui/section';

/** What the tagline means. */
export function HowItWorks() {
  return (
    <Section title="How it works">
      <div className="steps">
        <p>
          <b>Copy</b>
          Every prompt is plain text. Fill in its blanks here, or copy it as it stands.
        </p>
        <p>
          <b>Paste</b>
          Put it in Grok or any other assistant. Nothing about it is tied to one.
        </p>
        <p>
          <b>Send</b>
          Or let the Send link open the filled prompt for you. Then read the answer, and check what matters.
        </p>
      </div>
    </Section>
  );
}

import { Section } from '@/components/ui/section';

/** What the tagline means. */
export function HowItWorks() {
  return (
    <Section title="How it works">
      <div className="steps">
        <div>
          <b>Copy</b>
          <p>Every prompt is plain text. Fill in its blanks here, or copy it as it stands.</p>
        </div>
        <div>
          <b>Paste</b>
          <p>Put it in Grok or any other assistant. Nothing about it is tied to one.</p>
        </div>
        <div>
          <b>Send</b>
          <p>Or let the Send link open the filled prompt for you. Then read the answer, and check what matters.</p>
        </div>
      </div>
    </Section>
  );
}

import { Section } from '@/components/ui/section';

const steps = [
  { name: 'Copy', text: 'Every prompt is plain text. Fill in its blanks here, or copy it as it stands.' },
  { name: 'Paste', text: 'Put it in Grok or any other assistant. Nothing about it is tied to one.' },
  { name: 'Send', text: 'Or let the Send link open the filled prompt for you. Then read the answer, and check what matters.' },
];

/** Explains the tagline. */
export function HowItWorks() {
  return (
    <Section title="How it works">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {steps.map(({ name, text }) => (
          <div key={name}>
            <b className="block text-[clamp(2rem,4vw,3.25rem)] leading-[1.1] tracking-[-0.04em] [word-spacing:0.06em]">{name}</b>
            <p className="mt-1.5 max-w-[34ch] text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';

/** The layout of sign-in pages: a form and, with `withBenefits`, the benefits of an account beside it. */
export function AuthPage({ title, withBenefits = false, children }: { title: string; withBenefits?: boolean; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-[clamp(40px,8vw,120px)] pt-6 pb-24 md:grid-cols-2 md:pt-10">
      <div>
        <h1>{title}</h1>
        <div className="mt-7 grid gap-5 border-t-2 border-rule-strong pt-[22px]">{children}</div>
      </div>
      {withBenefits && <AccountBenefits />}
    </div>
  );
}

function AccountBenefits() {
  return (
    <aside className="pt-2">
      <h2 className="mb-3.5 text-h3 leading-[1.25] text-balance">You can copy everything without an account. With one you can:</h2>
      <ol>
        {BENEFITS.map(({ title, text }, index) => (
          <li className="grid grid-cols-[30px_1fr] border-t border-rule py-3 text-ui text-ink-2" key={title}>
            <span className="num">{index + 1}</span>
            <div>
              <b className="block font-strong text-ink">{title}</b>
              {text}
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}

const BENEFITS = [
  { title: 'Save prompts', text: 'Keep the ones you use in one list, and put them into collections.' },
  { title: 'Write your own', text: 'Private until you decide otherwise. Every edit keeps the earlier version.' },
  { title: 'Find them at once', text: 'On any device, press / or Ctrl K to search them all, the ones you used last first.' },
  { title: 'Publish them', text: 'On a public page under your own name.' },
];

/** Takes the place of a sign-in page on a site that runs without a backend. */
export function AuthComingSoon({ title }: { title: string }) {
  return (
    <AuthPage title={title}>
      <section className="grid justify-items-start gap-2.5 border-t-4 border-ink bg-paper-2 px-[22px] pt-5 pb-[22px]">
        <h2 className="text-h3 leading-[1.25]">Authentication Coming Soon</h2>
        <p>Accounts are not available here yet. The whole library works without one: browse, fill in, copy and send.</p>
        <ButtonLink href={paths.prompts}>Browse All Prompts</ButtonLink>
      </section>
    </AuthPage>
  );
}

type MailSentProps = { title: string; signInPath: string; formPath: string; children: ReactNode };

/** Takes the place of a form that has sent an email, and says what to do now. `formPath` leads back to the form. */
export function MailSent({ title, signInPath, formPath, children }: MailSentProps) {
  return (
    <AuthPage title={title}>
      <p role="status">{children}</p>
      <p className="text-meta text-ink-3">
        Wrong address, or no email after a few minutes?{' '}
        {/* A Link to the page that is open would do nothing: only loading the page again brings the form back. */}
        <a href={formPath}>Send it again</a>.
      </p>
      <ButtonLink className="justify-self-start" href={signInPath}>
        Back to Sign In
      </ButtonLink>
    </AuthPage>
  );
}

export function AuthLinks({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap justify-between gap-x-5 text-ui *:inline-flex *:min-h-11 *:items-center">{children}</p>;
}

export function AuthSubmit(props: Omit<ComponentProps<typeof SubmitButton>, 'className'>) {
  return <SubmitButton {...props} className={buttonClass({ variant: 'primary', size: 'big', className: 'w-full' })} />;
}

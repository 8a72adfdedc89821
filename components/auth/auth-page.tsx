import type { ReactNode } from 'react';

/** The frame of the sign-in pages: a form, and beside it what an account is for. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="auth">
      <div>
        <h1>{title}</h1>
        <div className="auth-body">{children}</div>
      </div>
      <aside>
        <h2>You can copy everything without an account. With one you can:</h2>
        <ol>
          {reasons.map(({ title: reason, text }, index) => (
            <li key={reason}>
              <span className="num">{index + 1}</span>
              <div>
                <b>{reason}</b>
                {text}
              </div>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}

const reasons = [
  { title: 'Save prompts', text: 'Keep the ones you use in one list.' },
  { title: 'Write your own', text: 'Private until you decide otherwise.' },
  { title: 'Publish them', text: 'On a public page at your own name.' },
];

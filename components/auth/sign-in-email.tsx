'use client';

import { EmailField } from './credentials-fields';
import { typedEmail } from './typed-email';

/** The email to sign in with, which the page for a forgotten password offers again. */
export function SignInEmail() {
  return (
    <EmailField
      onInput={({ currentTarget }) => {
        typedEmail.value = currentTarget.value;
      }}
    />
  );
}

'use client';

import { EmailField } from './email-field';
import { typedEmail } from './typed-email';

/** The field Email of Sign In. Reset Password begins with what was typed in it. */
export function SignInEmail() {
  return (
    <EmailField
      onInput={({ currentTarget }) => {
        typedEmail.value = currentTarget.value;
      }}
    />
  );
}

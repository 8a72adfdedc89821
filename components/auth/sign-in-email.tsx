'use client';

import { EmailField } from './credentials-fields';
import { typedEmail } from './typed-email';

export function SignInEmail() {
  return (
    <EmailField
      onInput={({ currentTarget }) => {
        typedEmail.value = currentTarget.value;
      }}
    />
  );
}

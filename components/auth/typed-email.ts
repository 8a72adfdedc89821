/** The email that was typed to sign in, until this document is left: Forgot your password? goes on with it. */
export const typedEmail = { value: '' };

/** The email typed in Sign In, with which Reset Password begins. It lasts until the document is left or loaded again, or somebody signs out. */
export const typedEmail = { value: '' };

/** The email typed in Sign In, with which the form of Reset Password begins. It lasts until the document is left or loaded again. */
export const typedEmail = { value: '' };

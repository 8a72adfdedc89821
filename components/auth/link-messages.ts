export const LINK_MESSAGES = {
  'invalid-link': 'This link is no longer valid: it was used before, or it is too old. Ask for a new one.',
  failed: 'We could not check your link just now. Try again in a minute.',
};

import { z } from 'zod';
import { LIMITS } from '../limits';
import { countCharacters } from '../text/characters';

const email = z
  .string()
  .trim()
  .min(1, 'Enter your email.')
  .max(LIMITS.email.max, 'Enter a valid email address, like name@example.com.')
  .pipe(z.email('Enter a valid email address, like name@example.com.'));

const newPassword = z
  .string()
  .min(1, 'Enter a password.')
  .refine((password) => countCharacters(password) >= LIMITS.password.min, `Password must be at least ${LIMITS.password.min} characters.`)
  .refine((password) => new TextEncoder().encode(password).length <= LIMITS.password.max, {
    error: `Password must be at most ${LIMITS.password.max} characters.`,
  });

const currentPassword = z.string().min(1, 'Enter your password.').max(1000, 'That password is too long.');

/** Fields of ReturnTo. Forms leave out empty ones. */
const returnTo = { next: z.string().default(''), save: z.string().default(''), copy: z.string().default('') };

/** Message for an unknown address, a wrong password and an unconfirmed address: it must not reveal whether the account exists. */
export const NO_MATCH =
  'That email and password do not match. Try again, or reset your password. If you have just signed up, follow the link we sent you first.';

export const signInSchema = z.object({ email, password: currentPassword, ...returnTo });
export const signUpSchema = z.object({ email, password: newPassword, ...returnTo });
export const resetSchema = z.object({ email, ...returnTo });
export const newPasswordSchema = z.object({ password: newPassword, ...returnTo });

export const changePasswordSchema = z.object({ password: currentPassword, newPassword });
export const changeEmailSchema = z.object({ email, password: currentPassword });
export const deleteAccountSchema = z.object({ password: currentPassword });

/** Types of links in mails: `signup` and `email` confirm an account, `recovery` resets a password, `email_change` confirms a new address. */
export const MAIL_LINK_TYPES = ['signup', 'email', 'recovery', 'email_change'] as const;

export const mailLinkSchema = z.object({ token: z.string().min(1), type: z.enum(MAIL_LINK_TYPES), email, ...returnTo });
export const confirmEmailSchema = mailLinkSchema.extend({ password: newPassword });

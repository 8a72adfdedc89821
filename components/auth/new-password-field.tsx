import { PasswordField } from '@/components/forms/password-field';
import { LIMITS } from '@/lib/limits';

export function NewPasswordField() {
  return <PasswordField autoComplete="new-password" hint={`At least ${LIMITS.password.min} characters.`} />;
}

export function weakPasswordMessage(error: object): string {
  const messages: Record<string, string> = {
    length: 'it is too short',
    characters: 'it needs more kinds of characters',
    pwned: 'it has appeared in a data leak',
  };
  const given = 'reasons' in error && Array.isArray(error.reasons) ? error.reasons : [];
  const reasons = given.flatMap((reason) => messages[String(reason)] ?? []);
  return reasons.length > 0 ? `Choose a stronger password: ${reasons.join(', ')}.` : 'Choose a stronger password.';
}

import { variablesOf } from './template';

/** Name for a new blank: `name`, with a number after it if the template has a blank of that name. */
export function freeName(template: string, name: string): string {
  const taken = new Set(variablesOf(template).map((variable) => variable.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

import { variablesOf } from './template';

/** Name of a new blank: with a number if the template has one of that name. */
export function freeName(template: string, name: string): string {
  const taken = new Set(variablesOf(template).map((variable) => variable.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

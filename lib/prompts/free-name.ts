import { variablesOf } from './template';

/** A name for another blank of a template: this one, or with a number where it is taken. Two blanks of one name would be one. */
export function freeName(template: string, name: string): string {
  const taken = new Set(variablesOf(template).map((variable) => variable.name));
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

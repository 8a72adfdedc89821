/** Returns a value that is created once per process. A module's variable may exist several times, because Next makes several bundles. */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`grok-prompts.${name}`);
  const values = globalThis as { [key: symbol]: Value | undefined };
  values[key] ??= create();
  return values[key];
}

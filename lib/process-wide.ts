/** A value that this process makes once. Next bundles pages, actions, routes and instrumentation separately, so a variable of a module is not enough. */
export function processWide<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`grok-prompts.${name}`);
  const values = globalThis as { [key: symbol]: Value | undefined };
  values[key] ??= make();
  return values[key];
}

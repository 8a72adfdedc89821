/** Returns a value that is created once per process. Next bundles pages, actions, routes and instrumentation separately, so a variable of a module is not enough. */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`grok-prompts.${name}`);
  const values = globalThis as { [key: symbol]: Value | undefined };
  values[key] ??= create();
  return values[key];
}

export type Method = (...args: unknown[]) => unknown;

/** A proxy of the object. `through` gets each method and its name, and returns the function to call instead. */
export function wrap<T extends object>(target: T, through: (method: string, run: Method) => Method): T {
  return new Proxy(target, {
    get(object, property) {
      const value: unknown = Reflect.get(object, property, object);
      if (typeof value !== 'function' || typeof property !== 'string' || property === 'constructor')
        return value;
      return through(property, (value as Method).bind(object));
    },
  });
}

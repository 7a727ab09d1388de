export type Method = (...given: unknown[]) => unknown;

/** The same object, with methods wrapped by `through`. */
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

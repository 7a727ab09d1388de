import type { Person } from '../personal-data.ts';

/** The results of each request. Their key is the request's actor object, which all operations of the request share. */
const resultsOf = new WeakMap<Person, Map<object, Promise<unknown>>>();

/** A result about the actor of a request. It is loaded once per request. */
export class CachedResult<Value> {
  constructor(private readonly load: (person: Person) => Promise<Value>) {}

  of(person: Person): Promise<Value> {
    let results = resultsOf.get(person);
    if (!results) {
      results = new Map<object, Promise<unknown>>();
      resultsOf.set(person, results);
    }
    const known = results.get(this) as Promise<Value> | undefined;
    if (known) return known;
    const result = this.load(person);
    results.set(this, result);
    return result;
  }
}

/** Like `CachedResult`, for each of several keys. */
export class CachedResults<Value> {
  private readonly known = new CachedResult(async () => new Map<string, Promise<Value>>());

  async of(person: Person, key: string, load: () => Promise<Value>): Promise<Value> {
    const results = await this.known.of(person);
    const known = results.get(key);
    if (known) return known;
    const result = load();
    results.set(key, result);
    return result;
  }
}

/** Makes the next use of each result load it again. A mutation calls it before it changes the data. */
export function forgetResults(person: Person): void {
  resultsOf.delete(person);
}

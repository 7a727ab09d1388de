import { isPosition } from './document-path.ts';
import { StoreUsageError } from './store-errors.ts';

/** The end of a path in a document: a field of an object, or an element of an array. */
export class DocumentField {
  readonly path: string;
  readonly #container: object;
  readonly #name: string;

  private constructor(path: string, container: object, name: string) {
    this.path = path;
    this.#container = container;
    this.#name = name;
  }

  /**
   * The field at the end of the path. Creates missing objects along the path. Throws StoreUsageError if a value on the
   * path is neither an object nor an array.
   */
  static reach(document: object, names: readonly string[]): DocumentField {
    let field = DocumentField.in(document, names, 0);
    for (let depth = 1; depth < names.length; depth++) {
      if (field.read() === undefined) field.write({});
      const inside = field.read();
      if (typeof inside !== 'object' || inside === null) throw field.mismatch('no object');
      field = DocumentField.in(inside, names, depth);
    }
    return field;
  }

  /** The field at the end of the path. Null if a value on the path is neither an object nor an array. */
  static find(document: object, names: readonly string[]): DocumentField | null {
    let field = DocumentField.in(document, names, 0);
    for (let depth = 1; depth < names.length; depth++) {
      const inside = field.read();
      if (typeof inside !== 'object' || inside === null) return null;
      field = DocumentField.in(inside, names, depth);
    }
    return field;
  }

  private static in(container: object, names: readonly string[], depth: number): DocumentField {
    const field = new DocumentField(names.slice(0, depth + 1).join('.'), container, names[depth] ?? '');
    if (Array.isArray(container) && !isPosition(field.#name)) throw field.mismatch('an array around it');
    return field;
  }

  /** The value at the end of the path. Undefined if there is none. */
  read(): unknown {
    return Object.hasOwn(this.#container, this.#name) ? Reflect.get(this.#container, this.#name) : undefined;
  }

  write(value: unknown): void {
    // MongoDB would fill the gap with nulls, without a limit.
    if (Array.isArray(this.#container) && Number(this.#name) > this.#container.length) {
      throw this.mismatch('an array that ends before it');
    }
    Reflect.set(this.#container, this.#name, value);
  }

  remove(): void {
    // MongoDB leaves null in an array, FerretDB closes the gap.
    if (Array.isArray(this.#container)) throw this.mismatch('an array around it');
    Reflect.deleteProperty(this.#container, this.#name);
  }

  mismatch(found: string): StoreUsageError {
    return new StoreUsageError(`The update does not fit the document: at '${this.path}' there is ${found}.`);
  }
}

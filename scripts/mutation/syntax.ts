/** A node of the syntax tree in ESTree form, with its position in the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a text, and its replacement. */
export interface Change extends Range {
  readonly after: string;
  /** The kind of fault. */
  readonly operator: string;
  /**
   * What has to run for the fault to have an effect: an expression, the statement at `start`, a branch, or
   * the file.
   */
  readonly reach: Range | { readonly branch: Range } | 'statement' | 'file';
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

/** A child node that the grammar guarantees. */
export function childOf(node: Node, name: string): Node {
  const child = node[name];
  if (!isNode(child)) throw new Error(`A ${node.type} without ${name}.`);
  return child;
}

export function childrenOf(node: Node, name: string): readonly Node[] {
  const children = node[name];
  return Array.isArray(children) ? children.filter(isNode) : [];
}

export function isOneOf(node: Node | undefined, ...types: readonly string[]): boolean {
  return node !== undefined && types.includes(node.type);
}

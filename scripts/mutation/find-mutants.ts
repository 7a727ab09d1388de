import { parseSync } from 'vite';
import { changesAt, isSilent } from './operators.ts';
import { isNode, type Change, type Node, type Range } from './syntax.ts';

/** One small fault in a production file. */
export interface Mutant extends Change {
  /** Relative to the root of the tree. */
  readonly file: string;
  readonly line: number;
  readonly before: string;
}

/** TypeScript syntax that is executed, or that contains executed code. Other TypeScript syntax is skipped. */
const executedTypes = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSParameterProperty',
]);
const typeParts = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'implements']);

/** The executed nodes of a tree, each with its parent. Types, imports and directives are skipped. */
function* runningNodes(node: Node, parent?: Node): Generator<readonly [Node, Node | undefined]> {
  if (node.type.startsWith('Import') || typeof node['directive'] === 'string') return;
  if (node.type.startsWith('TS') && !executedTypes.has(node.type)) return;
  if (isSilent(node)) return;
  yield [node, parent];
  for (const [name, child] of Object.entries(node))
    if (!typeParts.has(name) && !isName(node, name))
      for (const one of [child].flat()) if (isNode(one)) yield* runningNodes(one, node);
}

/** True if a part of a node is a name: the key of a property, or the module of a re-export. */
function isName({ type, computed }: Node, part: string): boolean {
  return (part === 'key' && computed !== true) || (part === 'source' && type.startsWith('Export'));
}

/** Every mutant of a file, in text order. */
export function findMutants(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0 || !isNode(program))
    throw new Error(`${file} can’t be parsed: ${errors[0]?.message}`);
  return [...runningNodes(program)].flatMap(([node, parent]) =>
    changesAt({ node, parent, text }).map((change) => ({
      ...change,
      file,
      line: text.slice(0, change.start).split('\n').length,
      before: text.slice(change.start, change.end),
    })),
  );
}

export function withMutant(text: string, { start, end, after }: Change): string {
  return text.slice(0, start) + after + text.slice(end);
}

interface Insertion {
  readonly at: number;
  readonly order: number;
  readonly code: string;
}

/**
 * Adds probes to a text without changing its meaning. When code that a mutant would change runs, its probe records
 * the number of the mutant for `note-reached.ts`. If neither the code nor its change has side effects, the probe
 * records the number only if their values differ.
 */
export function withProbes(text: string, mutants: readonly (readonly [number, Change])[]): string {
  const insertions = mutants.flatMap(([number, change]): Insertion[] => {
    const { reach, start } = change;
    const note = `globalThis.reached?.add(${number})`;
    if (reach === 'file') return [{ at: text.length, order: 0, code: `;${note};` }];
    if (reach === 'statement') return [{ at: start, order: 0, code: `${note};` }];
    if ('branch' in reach) return wrapped(reach.branch, `{ ${note}; `, ' }');
    const before = text.slice(start, change.end);
    const isWhole = reach.start === start && reach.end === change.end;
    if (!isWhole || !isPure(before) || !isPure(change.after)) return wrapped(reach, `(${note}, `, ')');
    return wrapped(
      reach,
      `(globalThis.noteIfOther?.(${number}, () => (${before}), () => (${change.after})), `,
      ')',
    );
  });
  const inOrder = insertions.toSorted((one, other) => one.at - other.at || one.order - other.order);
  let [probed, done] = ['', 0];
  for (const { at, code } of inOrder) {
    probed += text.slice(done, at) + code;
    done = at;
  }
  return probed + text.slice(done);
}

/**
 * If ranges begin at the same offset, the longer one is opened first. If they end at the same offset, the
 * shorter one is closed first.
 */
function wrapped({ start, end }: Range, opening: string, closing: string): Insertion[] {
  const length = end - start;
  return [
    { at: start, order: 1 / (1 + length), code: opening },
    { at: end, order: length - 1e9, code: closing },
  ];
}

/** True for an expression of names, literals and operators, without a call, an assignment or an await. */
function isPure(text: string): boolean {
  return (
    /^[\w\s.$'!=<>&|+\-*/%?:[\]()]+$/.test(text) &&
    !/[\w\])?.]\(|\b(?:await|yield|new|delete)\b|=>|\+\+|--|[^=!<>]=[^=]/.test(text)
  );
}

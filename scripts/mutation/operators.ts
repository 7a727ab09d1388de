import { childOf, childrenOf, isNode, isOneOf, type Change, type Node, type Range } from './syntax.ts';

/** Operators that are easily confused. */
const swaps: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Methods that return a value like their object, so that the code still runs without the call. */
const forgettable = new Set(['filter', 'toSorted', 'toReversed', 'slice', 'trim', 'toLowerCase']);

/** Decorators that protect an operation. */
const guards = new Set(['Authorized', 'UseMiddleware']);

interface Target {
  readonly node: Node;
  readonly parent: Node | undefined;
  readonly text: string;
}

type Operator = (target: Target) => readonly Change[];

const sourceOf = ({ text }: Target, { start, end }: Range): string => text.slice(start, end);

function replaced(operator: string, node: Range, after: string, reach: Change['reach'] = node): Change {
  return { start: node.start, end: node.end, after, operator, reach };
}

function isText({ type, ...node }: Node): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof node['value'] === 'string');
}

/** Swaps an operator, or removes a condition or a default value. */
const operations: Operator = (target) => {
  const { node } = target;
  const [left, right] = [childOf(node, 'left'), childOf(node, 'right')];
  const [first, second] = [sourceOf(target, left), sourceOf(target, right)];
  const operator = String(node['operator']);
  if (operator === '??') return [replaced('default forgotten', node, `(${first})`)];
  const other = swaps[operator];
  if (other === undefined || (operator === '+' && (isText(left) || isText(right)))) return [];
  const swapped = replaced('operator swapped', node, `(${first} ${other} ${second})`);
  if (node.type !== 'LogicalExpression') return [swapped];
  return [swapped, ...[first, second].map((side) => replaced('condition forgotten', node, `(${side})`))];
};

const conditions: Operator = (target) => {
  const test = childOf(target.node, 'test');
  return [replaced('condition negated', test, `!(${sourceOf(target, test)})`)];
};

/** Negates an `if`, or removes it. */
const checks: Operator = (target) => {
  const { node } = target;
  const isWhole = isInList(target) && node['alternate'] === null;
  const branch = childOf(node, 'consequent');
  return [...conditions(target), ...(isWhole ? [replaced('check removed', node, '', { branch })] : [])];
};

function isInList({ parent }: Target): boolean {
  return isOneOf(parent, 'BlockStatement', 'Program', 'SwitchCase');
}

const statements: Operator = (target) => {
  const { node } = target;
  const expression = childOf(node, 'expression');
  if (!isInList(target) || isSuperCall(expression)) return [];
  const effects = ['AwaitExpression', 'CallExpression', 'AssignmentExpression', 'UpdateExpression'];
  if (!isOneOf(expression, ...effects)) return [];
  const removed = replaced('statement removed', node, '', 'statement');
  if (expression.type !== 'AwaitExpression') return [removed];
  const waited = sourceOf(target, childOf(expression, 'argument'));
  return [removed, replaced('await forgotten', node, `void ${waited};`, 'statement')];
};

function isSuperCall(expression: Node): boolean {
  return expression.type === 'CallExpression' && childOf(expression, 'callee').type === 'Super';
}

const literals: Operator = ({ node, parent }) => {
  const { value } = node;
  // A default after ?? is often needed only by the types.
  if (parent?.type === 'LogicalExpression' && parent['operator'] === '??') return [];
  if (typeof value === 'number') return [replaced('number off by one', node, String(value + 1))];
  if (typeof value === 'boolean') return [replaced('truth turned', node, String(!value))];
  if (typeof value === 'string' && value !== '') return [replaced('text emptied', node, "''")];
  return [];
};

const lists: Operator = ({ node }) =>
  childrenOf(node, 'elements').length === 0 ? [] : [replaced('list emptied', node, '[]')];

/** Texts for readers: no test has to notice a changed description. */
const silentProperties = new Set(['description', 'deprecationReason']);

export function isSilent({ type, key }: Node): boolean {
  return type === 'Property' && isNode(key) && silentProperties.has(String(key['name']));
}

/** Drops a property, for example a condition of a filter or a field of an update. */
const objects: Operator = ({ node, text }) =>
  childrenOf(node, 'properties').flatMap((property) => {
    if (isSilent(property)) return [];
    const comma = /^\s*,/.exec(text.slice(property.end))?.[0].length ?? 0;
    return [replaced('property dropped', { start: property.start, end: property.end + comma }, '', node)];
  });

const calls: Operator = (target) => {
  const { node } = target;
  const callee = childOf(node, 'callee');
  // Calls within an optional chain are skipped: they are no complete expressions.
  if (callee.type !== 'MemberExpression' || callee['computed'] === true || isChained(target)) return [];
  const property = childOf(callee, 'property');
  const name = sourceOf(target, property);
  const other = otherMethods[name];
  if (other !== undefined) return [replaced('other method', property, other, node)];
  if (!forgettable.has(name)) return [];
  return [replaced('call forgotten', node, sourceOf(target, childOf(callee, 'object')))];
};

function isChained(target: Target): boolean {
  return target.parent?.type === 'ChainExpression' || sourceOf(target, target.node).includes('?.');
}

/** Replaces a returned comparison with a constant. */
const results: Operator = ({ node }) => {
  const value = node['argument'] ?? node['body'];
  if (!isNode(value) || !isTruth(value)) return [];
  return ['true', 'false'].map((constant) => replaced('result constant', value, constant));
};

function isTruth(node: Node): boolean {
  if (node.type === 'BinaryExpression') return /^(?:[<>]=?|[!=]==?|in)$/.test(String(node['operator']));
  if (node.type === 'UnaryExpression') return node['operator'] === '!';
  return node.type === 'LogicalExpression' && node['operator'] === '&&' && isTruth(childOf(node, 'right'));
}

const protections: Operator = (target) => {
  const expression = childOf(target.node, 'expression');
  if (expression.type !== 'CallExpression') return [];
  const isGuard = guards.has(sourceOf(target, childOf(expression, 'callee')));
  return isGuard ? [replaced('protection removed', target.node, '', 'file')] : [];
};

const operators: Readonly<Record<string, Operator>> = {
  BinaryExpression: operations,
  LogicalExpression: operations,
  ConditionalExpression: conditions,
  IfStatement: checks,
  ExpressionStatement: statements,
  Literal: literals,
  ArrayExpression: lists,
  ObjectExpression: objects,
  CallExpression: calls,
  ReturnStatement: results,
  ArrowFunctionExpression: results,
  Decorator: protections,
};

/** The possible faults at a node. */
export function changesAt(target: Target): readonly Change[] {
  return operators[target.node.type]?.(target) ?? [];
}

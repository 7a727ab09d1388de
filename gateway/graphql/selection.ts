import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type GraphQLType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { costOf } from '../../functions/platform/limits/cost.ts';
import { isEdge, isSharedEdge, maxRowsOf, weightOf } from '../../functions/platform/graph/edge.ts';

/** A selection set, and the type whose fields it selects. */
interface TypedSelectionSet {
  readonly type: GraphQLCompositeType;
  readonly set: SelectionSetNode;
}

/** A field with the selections below it. */
interface Selected {
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  /** Several if the document selects the field several times. */
  readonly below: TypedSelectionSet[];
}

type Document = Pick<GraphQLResolveInfo, 'schema' | 'fragments'>;

function fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  return 'getFields' in type ? type.getFields()[name] : undefined;
}

function typeNamed(schema: GraphQLSchema, name: string | undefined, fallback: GraphQLCompositeType) {
  const type = name === undefined ? fallback : schema.getType(name);
  return type && isCompositeType(type) ? type : fallback;
}

/** The fields of one level by their names in the response. Fields of a fragment are on the level where it is spread. */
function levelOf(
  selectionSets: readonly TypedSelectionSet[],
  { schema, fragments }: Document,
): Map<string, Selected> {
  const level = new Map<string, Selected>();
  const spread = new Set<string>();
  const add = (type: GraphQLCompositeType, selection: SelectionNode): void => {
    if (selection.kind === Kind.FIELD) return addField(type, selection);
    const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : null;
    if (name !== null && spread.has(name)) return;
    if (name !== null) spread.add(name);
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    const on = typeNamed(schema, fragment?.typeCondition?.name.value, type);
    for (const each of fragment?.selectionSet.selections ?? []) add(on, each);
  };
  const addField = (type: GraphQLCompositeType, node: FieldNode): void => {
    const field = fieldOf(type, node.name.value);
    if (!field) return;
    const key = node.alias?.value ?? node.name.value;
    const selected = level.get(key) ?? { field, node, below: [] };
    level.set(key, selected);
    const below = getNamedType(field.type);
    if (node.selectionSet && isCompositeType(below))
      selected.below.push({ type: below, set: node.selectionSet });
  };
  for (const { type, set } of selectionSets) for (const selection of set.selections) add(type, selection);
  return level;
}

export interface SelectionMeasure {
  /** Fields that are selected again under another name. `id` does not count: REST returns it as `_id`, too. */
  readonly repeats: number;
  /** Points for the edges that are selected. */
  readonly edgePoints: number;
  readonly hasEdges: boolean;
}

const nothing: SelectionMeasure = { repeats: 0, edgePoints: 0, hasEdges: false };

function measure(selectionSets: readonly TypedSelectionSet[], document: Document): SelectionMeasure {
  const level = [...levelOf(selectionSets, document).values()];
  const counted = level.filter(({ field }) => field.name !== 'id');
  const names = new Set(counted.map(({ field }) => field.name));
  const here = { ...nothing, repeats: counted.length - names.size };
  return level.reduce((sum, { field, below }) => {
    const inner = below.length > 0 ? measure(below, document) : nothing;
    const isEdgeField = isEdge(field);
    return {
      repeats: sum.repeats + inner.repeats,
      edgePoints: sum.edgePoints + inner.edgePoints + (isEdgeField ? costOf(field) : 0),
      hasEdges: sum.hasEdges || inner.hasEdges || isEdgeField,
    };
  }, here);
}

/** Measures the selection below a root field. The result depends only on the document. */
export function measureSelection(info: GraphQLResolveInfo): SelectionMeasure {
  return measure(selectionSetsBelow(info), info);
}

/**
 * All selections of the document below a root field. `@include` and `@skip` are ignored: the price of a document is
 * stored, so it must not depend on the variables of its first request.
 */
function selectionSetsBelow(info: GraphQLResolveInfo): readonly TypedSelectionSet[] {
  const root = levelOf([{ type: info.parentType, set: info.operation.selectionSet }], info);
  return root.get(String(info.path.key))?.below ?? [];
}

/** Estimated rows of a list without pages. A list that can be longer has the extension `maxRows`. */
const rowsOfList = 100;
const largestPage = 100;

function isList(type: GraphQLType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type);
}

/** Maximum rows of a field for each object that has it. */
function rowsOf(
  { field, node }: Pick<Selected, 'field' | 'node'>,
  variables: GraphQLResolveInfo['variableValues'],
): number {
  const first = field.args.find(({ name }) => name === 'first');
  if (!first) return maxRowsOf(field) ?? (isList(field.type) ? rowsOfList : 1);
  const argument = node.arguments?.find(({ name }) => name.value === 'first')?.value;
  let value: unknown;
  if (argument?.kind === Kind.VARIABLE) value = variables[argument.name.value];
  if (argument?.kind === Kind.INT) value = Number(argument.value);
  // An omitted variable means the default. A page size outside of the range is refused by the field itself.
  return Math.min(Math.max(Number(value ?? first.defaultValue) || largestPage, 1), largestPage);
}

/**
 * True if the objects of a field count for the estimate: objects of edges, of pages, and of lists of objects with
 * edges. Other lists are read together with the object that has them.
 */
function hasObjects({ field }: Selected): boolean {
  const type = getNamedType(field.type);
  if (isEdge(field)) return true;
  return 'getFields' in type && isList(field.type) && Object.values(type.getFields()).some(isEdge);
}

interface Level {
  /** Number of objects that the response contains at this level. */
  readonly times: number;
  /** True if the objects belong to one object that the response repeats for many others. */
  readonly isShared: boolean;
}

function objectsIn(
  selectionSets: readonly TypedSelectionSet[],
  { times, isShared }: Level,
  document: Document & Pick<GraphQLResolveInfo, 'variableValues'>,
): number {
  let objects = 0;
  const level = [...levelOf(selectionSets, document).values()];
  for (const selected of level) {
    // The rows of a page are in its `nodes` or `edges`, which do not multiply them again.
    const isPage = selected.field.name === 'nodes' || selected.field.name === 'edges';
    const isRepeated = isShared && selected.below.length > 0 && isList(selected.field.type);
    const hasRows = !isPage && (isRepeated || hasObjects(selected));
    const rows = hasRows ? rowsOf(selected, document.variableValues) : null;
    if (rows !== null) objects += times * rows * weightOf(selected.field);
    const next: Level = {
      times: times * (rows ?? 1),
      isShared: isEdge(selected.field) ? isSharedEdge(selected.field) && times > 1 : isShared,
    };
    objects += objectsIn(selected.below, next, document);
  }
  return objects;
}

/** Maximum objects that a root field can return with its edges: the product of the page sizes along each path. */
export function estimateObjects(info: GraphQLResolveInfo): number {
  const [node] = info.fieldNodes;
  const field = fieldOf(info.parentType, info.fieldName);
  if (!node || !field) return 0;
  const rows = rowsOf({ field, node }, info.variableValues);
  return rows + objectsIn(selectionSetsBelow(info), { times: rows, isShared: false }, info);
}

import {
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import * as site from '../../../frontend/src/gql/graphql.ts';
import * as known from '../../../frontend/src/lib/query-costs.ts';
import { isEdge } from '../../../functions/platform/graph/edge.ts';
import { costOf, defaultCost } from '../../../functions/platform/limits/cost.ts';
import { requestPoints } from '../../../functions/platform/limits/work-budget.ts';
import { limitRules } from '../../../gateway/graphql/limits.ts';
import { contract } from '../../../gateway/graphql/schema.ts';
import { restRoutes } from '../../../gateway/rest/routes.ts';

const documents = Object.entries(site as Readonly<Record<string, unknown>>).filter(
  (entry): entry is [string, DocumentNode] => isOperation(entry[1] as Partial<DocumentNode> | null),
);

/** Whether a document is an operation. Fragments are documents, too. */
function isOperation(value: Partial<DocumentNode> | null): boolean {
  return value?.definitions?.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) === true;
}

/** Costs of the edges in a document and its fragments, by name. */
function edgesIn(document: DocumentNode): [string, number][] {
  const edges: [string, number][] = [];
  const types = new TypeInfo(contract());
  const visitor = {
    Field: () => {
      const field = types.getFieldDef();
      if (field && isEdge(field)) edges.push([field.name, costOf(field)]);
    },
  };
  visit(document, visitWithTypeInfo(types, visitor));
  return edges;
}

/** Total cost of the root fields and edges of a document's only operation. */
function costOfDocument(document: DocumentNode): number {
  const { definitions } = document;
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const schema = contract();
  const root: GraphQLObjectType | null | undefined =
    operation?.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  const costs = operation?.selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error('A root field is in a fragment.');
    const field = root?.getFields()[selection.name.value];
    return field ? costOf(field) : Number.NaN;
  });
  const edges = edgesIn(document).map(([, cost]) => cost);
  return costs?.concat(edges).reduce((sum, cost) => sum + cost, 0) ?? Number.NaN;
}

describe('the operations of the site', () => {
  it('are more than 50, so the checks below are not empty', () => {
    expect(documents.length).toBeGreaterThan(50);
  });

  it('stay within the limits of one request', () => {
    const refused = documents.filter(([, document]) => validate(contract(), document, limitRules).length > 0);
    expect(refused.map(([name]) => name)).toEqual([]);
  });

  it('have the costs that the site uses to join queries', () => {
    expect(known.requestPoints).toBe(requestPoints);
    const fields = contract().getQueryType()?.getFields() ?? {};
    const queries = documents.flatMap(([, { definitions }]) =>
      definitions.flatMap((each) =>
        each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query' ? [each] : [],
      ),
    );
    const used = queries.flatMap(({ selectionSet }) =>
      selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : [])),
    );
    const costs = [...new Set(used)].flatMap((name) => {
      const field = fields[name];
      return field && costOf(field) !== defaultCost ? [[name, costOf(field)]] : [];
    });
    expect(known.fieldCosts).toEqual(Object.fromEntries(costs));
    expect(known.edgeCosts).toEqual(
      Object.fromEntries(documents.flatMap(([, document]) => edgesIn(document))),
    );
    for (const [name, document] of documents) {
      const [query] = document.definitions;
      if (query?.kind !== Kind.OPERATION_DEFINITION || query.operation !== 'query') continue;
      const roots = query.selectionSet.selections.filter((each) => each.kind === Kind.FIELD);
      expect([name, known.costOf(roots)]).toEqual([name, costOfDocument(document)]);
    }
  });

  it('stay within the cost limit of one request', () => {
    const costly = documents.filter(([, document]) => !(costOfDocument(document) <= requestPoints));
    expect(costly.map(([name]) => name)).toEqual([]);
  });
});

it('every REST route, including its guard, stays within the cost limit of one request', () => {
  const costly = restRoutes().filter(({ guard, operation }) => {
    const documentsOfRoute = [guard, operation]
      .filter((text) => text !== undefined)
      .map((text) => parse(text));
    const cost = documentsOfRoute.reduce((sum, document) => sum + costOfDocument(document), 0);
    return !(cost <= requestPoints);
  });
  expect(costly.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('every root field alone stays within the cost limit of one request', () => {
  const schema = contract();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(fields.filter((field) => costOf(field) > requestPoints).map(({ name }) => name)).toEqual([]);
});

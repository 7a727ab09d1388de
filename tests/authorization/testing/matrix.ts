import type { RestRoute } from '../../../gateway/rest/route.ts';
import { changedData } from '../../support/rewindable-store.ts';
import { actors, ownerships, type ActorName, type Ownership } from './actors.ts';
import { operationsOf, type Operation } from './operations.ts';
import { requestOf } from './rest-calls.ts';
import type { World } from './world.ts';

export interface Matrix {
  /** `kind,name,actor,own,shared,foreign,missing`: a line for each operation, route or field, and each actor. */
  readonly lines: string[];
  readonly cells: number;
  /** Refused requests that changed stored data. */
  readonly leaks: string[];
  /** `operation: Type.field` of the fields that no actor received. */
  readonly unseen: string[];
}

interface Verdict {
  readonly text: string;
  readonly isRefused: boolean;
  readonly shown: ReadonlySet<string>;
}

const json = { 'content-type': 'application/json' };

interface GraphqlAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

async function sendGraphql(
  world: World,
  actor: ActorName,
  ownership: Ownership,
  operation: Operation,
): Promise<Verdict> {
  const { document: query, root } = operation;
  const body = JSON.stringify({ query, variables: operation.variables(world.things(actor, ownership)) });
  const { text } = await world.send(actor, { method: 'POST', path: '/graphql', headers: json, body });
  const { data, errors } = JSON.parse(text) as GraphqlAnswer;
  const code = errors?.[0]?.extensions.code;
  return {
    text: code ?? 'ok',
    isRefused: code !== undefined,
    shown: operation.shownIn(data?.[root]),
  };
}

async function sendRest(
  world: World,
  actor: ActorName,
  ownership: Ownership,
  route: RestRoute,
): Promise<Verdict> {
  const { status } = await world.send(actor, requestOf(route, world.things(actor, ownership)));
  return { text: String(status), isRefused: status >= 400, shown: new Set() };
}

interface Target {
  readonly kind: 'graphql' | 'rest';
  readonly name: string;
  /** `Type.field` of the fields that its response can contain. */
  readonly fields: readonly string[];
  readonly send: (actor: ActorName, ownership: Ownership) => Promise<Verdict>;
}

/** The fields to check: all fields of a query, or those fields of a mutation that no query returns. */
function fieldsToWatch(operation: Operation, all: readonly Operation[]): readonly string[] {
  if (!operation.isMutation) return operation.fields;
  const read = new Set(all.filter(({ isMutation }) => !isMutation).flatMap(({ fields }) => fields));
  return operation.fields.filter((field) => !read.has(field));
}

function targetsOf(world: World, routes: readonly RestRoute[]): Target[] {
  const operations = operationsOf(world.schema);
  return [
    ...operations.map((operation): Target => ({
      kind: 'graphql',
      name: operation.name,
      fields: fieldsToWatch(operation, operations),
      send: (actor, ownership) => sendGraphql(world, actor, ownership, operation),
    })),
    ...routes.map((route): Target => ({
      kind: 'rest',
      name: `${route.method.toUpperCase()} ${route.path}`,
      fields: [],
      send: (actor, ownership) => sendRest(world, actor, ownership, route),
    })),
  ];
}

/** Collects the lines of the matrix, and its findings. */
class Report {
  readonly lines: string[] = [];
  readonly leaks: string[] = [];
  readonly unseen: string[] = [];

  addFields({ name, fields }: Target, shown: ReadonlyMap<string, ReadonlySet<string>>): void {
    for (const field of fields) {
      const isSeen = [...shown.values()].some((seen) => seen.has(field));
      if (!isSeen) this.unseen.push(`${name}: ${field}`);
      for (const actor of actors) {
        const verdicts = ownerships.map((ownership) =>
          shown.get(`${actor}/${ownership}`)?.has(field) ? 'shown' : 'hidden',
        );
        this.lines.push(['field', `${name}: ${field}`, actor, ...verdicts].join(','));
      }
    }
  }
}

/** Sends each operation and route as each actor for each ownership. The store is rewound after each request. */
export async function runMatrix(
  world: World,
  routes: readonly RestRoute[],
  only: (name: string) => boolean = () => true,
): Promise<Matrix> {
  const start = await world.store.snapshot();
  const report = new Report();
  for (const target of targetsOf(world, routes).filter(({ name }) => only(name))) {
    const shown = new Map<string, ReadonlySet<string>>();
    for (const actor of actors) {
      const verdicts: string[] = [];
      for (const ownership of ownerships) {
        const verdict = await target.send(actor, ownership);
        verdicts.push(verdict.text);
        shown.set(`${actor}/${ownership}`, verdict.shown);
        const now = await world.store.snapshot();
        const changed = changedData(start, now);
        if (verdict.isRefused && changed.length > 0)
          report.leaks.push(`${target.name} as ${actor}, ${ownership}: ${changed.join(' ')}`);
        await world.store.rewind(start);
      }
      report.lines.push([target.kind, target.name, actor, ...verdicts].join(','));
    }
    report.addFields(target, shown);
  }
  const { lines, leaks, unseen } = report;
  return { lines, leaks, unseen, cells: lines.length * ownerships.length };
}

import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from '../../../core/quizzes/random.ts';
import { isDeclassified, isDeclassifiedField } from './declassified.ts';
import { pick } from './values.ts';

/** A variable of a document: `path` is `operation.argument`. */
interface Variable {
  readonly name: string;
  readonly path: string;
  readonly type: GraphQLInputType;
}

export interface Document {
  readonly text: string;
  readonly operations: readonly string[];
  readonly variables: readonly Variable[];
}

type Field = GraphQLField<unknown, unknown>;

const maxDepth = 5;

/** Operations about questions and attempts, whose responses could reveal a key, are chosen more often. */
function weighted(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) =>
    /attempt|quiz|question|mistake|card|practi/i.test(field.name) ? [field, field, field] : [field],
  );
}

/** Generates random documents for the whole schema. */
export class Documents {
  private variables: Variable[] = [];
  private aliases = 0;
  /** True if the document has no aliases: declassified fields are found by name, and its operation has some. */
  private isPlain = false;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly random: Random,
  ) {}

  next(): Document {
    this.variables = [];
    this.aliases = 0;
    const isMutation = this.random() < 0.35;
    const root = isMutation ? this.schema.getMutationType() : this.schema.getQueryType();
    const fields = this.rootFields(weighted(Object.values(root?.getFields() ?? {})));
    this.isPlain = fields.some(({ name }) => isDeclassified(name));
    const selections = fields.map((field) => this.field(field, `${field.name}`, 0, fields.length > 1));
    const declared = this.variables.map(({ name, type }) => `$${name}: ${String(type)}`).join(' ');
    const head = declared === '' ? '' : `(${declared})`;
    return {
      text: `${isMutation ? 'mutation' : 'query'} ${head} { ${selections.join(' ')} }`,
      operations: fields.map(({ name }) => name),
      variables: this.variables,
    };
  }

  /** One to three root fields. A declassified operation is requested alone. */
  private rootFields(fields: readonly Field[]): Field[] {
    const randomFields = Array.from({ length: pick([1, 1, 1, 2, 3], this.random) }, () =>
      pick(fields, this.random),
    );
    const alone = randomFields.find(({ name }) => isDeclassified(name));
    return alone ? [alone] : randomFields;
  }

  private field(field: Field, path: string, depth: number, isAliased: boolean): string {
    const usedArguments = field.args.filter((arg) => isNonNullType(arg.type) || this.random() < 0.5);
    const passed = usedArguments.map((arg) => {
      const name = `v${this.variables.length}`;
      this.variables.push({ name, path: `${path}.${arg.name}`, type: arg.type });
      return `${arg.name}: $${name}`;
    });
    const args = passed.length > 0 ? `(${passed.join(' ')})` : '';
    const alias = isDeclassifiedField(field.name) ? '' : this.alias(isAliased);
    return `${alias}${field.name}${args} ${this.selection(getNamedType(field.type), path, depth + 1)}`;
  }

  private alias(isNeeded: boolean): string {
    if (!isNeeded && (this.isPlain || this.aliases > 8 || this.random() > 0.1)) return '';
    this.aliases += 1;
    return `a${this.aliases}: `;
  }

  private selection(type: GraphQLNamedType, path: string, depth: number): string {
    if (!isCompositeType(type)) return '';
    if (isAbstractType(type)) {
      const parts = this.schema.getPossibleTypes(type).map((possible) => {
        const own = this.fieldsOf(Object.values(possible.getFields()), path, depth, true);
        return `... on ${possible.name} { __typename ${own} }`;
      });
      return `{ __typename ${parts.join(' ')} }`;
    }
    const inner = `__typename ${this.fieldsOf(Object.values(type.getFields()), path, depth, false)}`;
    return this.random() < 0.1 ? `{ ... on ${type.name} { ${inner} } }` : `{ ${inner} }`;
  }

  private fieldsOf(fields: readonly Field[], path: string, depth: number, isBranch: boolean): string {
    const allowed = fields.filter((field) => depth < maxDepth || !isCompositeType(getNamedType(field.type)));
    const randomFields = allowed.filter(() => this.random() < 0.7);
    // Branches of a selection must not use a field with different arguments, so they have no fields with arguments.
    const fit = isBranch ? randomFields.filter(({ args }) => args.length === 0) : randomFields;
    return fit.map((field) => this.field(field, `${path}.${field.name}`, depth, false)).join(' ');
  }
}

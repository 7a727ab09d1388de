import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import type { Random } from '../../../core/quizzes/random.ts';
import { fixture, withOtherKey } from './questions.ts';
import type { KnownValues } from './inhabitants.ts';
import { thingsOf, valuesFor } from './known-values.ts';

/** Search texts: all texts of questions, answers and explanations of both worlds, and their words. */
const words = fixture
  .flatMap((question) => [question, withOtherKey(question)])
  .flatMap(({ question, answers, explanation, answerExplanations }) => [
    question,
    ...answers,
    explanation,
    ...answerExplanations,
  ])
  .flatMap((text) => [text, ...text.split(' ')])
  .filter((text) => text !== '');

export function pick<T>(things: readonly T[], random: Random): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to pick.');
  return thing;
}

/** Creates values for arguments from IDs and texts that exist in both worlds. */
export class Values {
  constructor(
    private readonly known: KnownValues,
    private readonly random: Random,
  ) {}

  /** A value for an argument. `path`: `operation.argument`. If the matrix has a value, returns that half of the time. */
  of(path: string, type: GraphQLInputType): unknown {
    const own = pick([this.known.own.ada, this.known.own.cleo], this.random);
    const matrixValue = valuesFor(this.known, own)[path];
    if (matrixValue && this.random() < 0.5) return matrixValue(thingsOf(this.known, own));
    return this.value(path, type);
  }

  private value(path: string, type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.value(path, type.ofType as GraphQLInputType);
    if (isListType(type)) {
      const count = Math.floor(this.random() * 3);
      return Array.from({ length: count }, () => this.value(path, type.ofType as GraphQLInputType));
    }
    return this.named(path, type as GraphQLNamedInputType);
  }

  private named(path: string, type: GraphQLNamedInputType): unknown {
    if (isEnumType(type)) return pick(type.getValues(), this.random).name;
    if (type.name === 'AttemptAnswerInput' && this.random() < 0.8)
      return pick(this.known.answers, this.random);
    // Random values of other fields would often exclude all questions.
    if (type.name === 'GenerateQuizInput' && this.random() < 0.5)
      return { count: pick([1, 3, 20], this.random), seed: pick(words, this.random).slice(0, 20) };
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || this.random() < 0.5,
      );
      return Object.fromEntries(
        fields.map((field) => [field.name, this.value(`${path}.${field.name}`, field.type)]),
      );
    }
    switch (type.name) {
      case 'ID':
        return this.id(path);
      case 'Int':
        return pick([0, 1, 2, 5, 20, -1], this.random);
      case 'Float':
        return pick([0, 0.5, 1, 3.14, 100], this.random);
      case 'Boolean':
        return this.random() < 0.5;
      default:
        return pick(words, this.random);
    }
  }

  private id(path: string): string {
    const { quizzes, attempts, questions, options, cards, course, own } = this.known;
    const { user } = own.ada.things;
    const anything = [...quizzes, ...attempts, ...questions, ...cards, course, user, 'no-such-id'];
    if (this.random() < 0.1) return pick(anything, this.random);
    const name = path.slice(path.lastIndexOf('.') + 1);
    if (/quiz/i.test(name)) return pick(quizzes, this.random);
    if (/card/i.test(name)) return pick(cards, this.random);
    if (/invitation/i.test(path)) return pick([own.ada.things.invitation, course], this.random);
    if (/course/i.test(name)) return pick([course, own.ada.things.course], this.random);
    if (/question/i.test(name)) return pick(questions, this.random);
    if (/answer|prompt|option/i.test(name)) return pick(options, this.random);
    if (/attempt|submission/i.test(path)) return pick(attempts, this.random);
    if (/quiz/i.test(path)) return pick(quizzes, this.random);
    return pick(anything, this.random);
  }
}

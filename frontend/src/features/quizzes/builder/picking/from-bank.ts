import type { BuilderBankQuery } from '../../../../gql/graphql.ts';
import type { BuiltQuestion } from '../model/quiz-content.ts';

type BankQuestion = NonNullable<BuilderBankQuery['questions']>['nodes'][number];

/** A question of the bank as it stands in a quiz. */
export function fromBank({ id, __typename, ...question }: BankQuestion, key: string): BuiltQuestion {
  return { key, id: null, bankId: id, question };
}

import { HttpResponse } from 'msw';
import type { GenerateQuizInput } from '../../../../gql/graphql.ts';
import { api } from '../../../../testing/accounts.ts';
import { server } from '../../../../testing/server.ts';
import { question } from './given.ts';

/** The content of a question, without its fields in a quiz. */
export function wording(text: string) {
  const { id: _id, isInBank: _inBank, ...fields } = question('', text);
  return fields;
}

export const proposal = (text: string, more: object = {}) => ({
  __typename: 'QuestionProposal',
  key: `key of ${text}`,
  questionId: null,
  source: `A sentence about ${text}`,
  question: { ...wording(text), __typename: 'ProposedQuestion' },
  ...more,
});

/** Mocks these proposals. Returns the input of each request. */
export function proposes(source: string, ...proposals: object[]): GenerateQuizInput[] {
  const inputs: GenerateQuizInput[] = [];
  server.use(
    api.query('QuestionProposals', ({ variables }) => {
      inputs.push(variables['input']);
      const reply = { source, seed: 'seed-7', available: proposals.length, shortfall: null, proposals };
      return HttpResponse.json({
        data: { questionProposals: { __typename: 'QuestionProposals', ...reply } },
      });
    }),
  );
  return inputs;
}

import { gql, type TypedDocumentNode } from '@apollo/client';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, noConnection, refusal } from '../testing/accounts.ts';
import { server } from '../testing/server.ts';
import { createApolloClient } from './apollo.ts';
import { updateQuestionsMutation } from './quizzes/quiz-fragments.ts';
import {
  failureCode,
  failureMessage,
  failureWithReason,
  fieldMessages,
  isConflict,
  neverReached,
} from './server-failure.ts';

const request: TypedDocumentNode = gql`
  mutation RequestUpgrade {
    requestUpgrade(input: { name: "Ada Lovelace" }) {
      id
    }
  }
`;

/** The mutation with which the question bank deletes a question. */
const removal = {
  mutation: updateQuestionsMutation,
  variables: { selection: { questions: [{ id: '1' }] }, changes: { isDeleted: true } },
};

type Answer = () => Response | Promise<Response>;

/** The error of a mutation with this response. */
async function failureOf(answer: Answer): Promise<unknown> {
  // Not msw's handler for GraphQL, which would change the content type.
  server.use(http.post(`${window.location.origin}/graphql`, answer));
  return createApolloClient()
    .mutate(removal)
    .catch((error: unknown) => error);
}

const tooLarge = {
  errors: [
    {
      message: 'The body is larger than 2 MB.',
      extensions: { code: 'PAYLOAD_TOO_LARGE', fields: { 'input.notes': 'Too long.' } },
    },
  ],
};
const noAnswer = 'The server did not answer. Check the connection and try again.';

describe('a failed operation', () => {
  it('has the server’s own sentence if the whole request was refused', async () => {
    const error = await failureOf(() => HttpResponse.json(tooLarge, { status: 413 }));
    expect(failureMessage(error)).toBe('The body is larger than 2 MB.');
    expect(failureCode(error)).toBe('PAYLOAD_TOO_LARGE');
    expect(fieldMessages(error)).toEqual({ 'input.notes': 'Too long.' });
    expect(neverReached(error)).toBe(false);
  });

  it('has the server’s own sentence if it was sent as plain text', async () => {
    const error = await failureOf(() =>
      HttpResponse.text('The body is split into too many parts.', { status: 413 }),
    );
    expect(failureMessage(error)).toBe('The body is split into too many parts.');
    expect(failureCode(error)).toBe('HTTP 413');
  });

  it.each([
    ['a page of a server in between', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['JSON without errors', () => HttpResponse.json({}, { status: 502 })],
    [
      'JSON that is cut off',
      () => new HttpResponse('{"errors"', { status: 502, headers: { 'content-type': 'application/json' } }),
    ],
    ['JSON with errors by field', () => HttpResponse.json({ errors: { input: ['bad'] } }, { status: 502 })],
    ['JSON with a text for errors', () => HttpResponse.json({ errors: 'bad' }, { status: 502 })],
    ['JSON with texts for errors', () => HttpResponse.json({ errors: ['bad', null] }, { status: 502 })],
    ['an empty text', () => HttpResponse.text(' ', { status: 503 })],
    ['nothing', noConnection],
  ])('has the site’s sentence if the response was %s', async (_, answer) => {
    expect(failureMessage(await failureOf(answer))).toBe(noAnswer);
  });

  it('follows what failed, also if no server answered', async () => {
    const failed = await failureOf(noConnection);
    expect(failureWithReason('Failed to save', failed)).toBe(`Failed to save. ${noAnswer}`);
    const unreadable = await failureOf(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }));
    expect(failureWithReason('Failed to save', unreadable)).toBe('Failed to save');
  });

  it('has the code of a conflict in a response with data', async () => {
    expect(isConflict(await failureOf(refusal('Somebody changed it.', 'CONFLICT')))).toBe(true);
  });
});

describe('the console', () => {
  const logged = () => vi.spyOn(console, 'info').mockImplementation(() => {});

  it.each([
    ['its code', refusal('Ada’s question was not found.', 'NOT_FOUND'), 'NOT_FOUND'],
    ['the HTTP status if there is no code', () => HttpResponse.json({}, { status: 502 }), 'HTTP 502'],
    ['NO_ANSWER if nothing came', noConnection, 'NO_ANSWER'],
  ])('reports that deleting a question failed, with %s', async (_, answer, code) => {
    const log = logged();
    await failureOf(answer as Answer);
    expect(log.mock.calls).toEqual([[`Question delete failed: ${code}`]]);
  });

  it('reports that an upgrade request succeeded, without its content', async () => {
    const log = logged();
    server.use(
      api.mutation('RequestUpgrade', () =>
        HttpResponse.json({ data: { requestUpgrade: { __typename: 'UpgradeRequest', id: 'u1' } } }),
      ),
    );
    await createApolloClient().mutate({ mutation: request });
    expect(log.mock.calls).toEqual([['Upgrade request succeeded']]);
  });
});

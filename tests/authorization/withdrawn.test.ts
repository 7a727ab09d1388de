import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from '../../functions/platform/store/sqlite.ts';
import type { Store } from '../../functions/platform/store/store.ts';
import type { AttemptDocument } from '../../functions/quizzes/attempts/attempt.store.ts';
import type { QuizDocument } from '../../functions/quizzes/authoring/quiz.store.ts';
import { restRoutes } from '../../gateway/rest/routes.ts';
import { quizOf } from './testing/bank-things.ts';
import { runMatrix } from './testing/matrix.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let folder = '';
let store: Store;

/** Unpublishes the quiz that everybody has started, and deletes the attempts of one student. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'markwise-withdrawn-'));
  store = await openSqliteStore(folder);
  world = await createWorld(store);
  const quizId = quizOf(world.things('student enrolled', 'shared'));
  const userId = world.things('student stranger', 'own').user;
  await store
    .collection<QuizDocument>('quizzes')
    .updateOne({ _id: quizId }, { $set: { isPublished: false } });
  await store.collection<AttemptDocument>('quizAttempts').deleteMany({ quizId, userId });
}, 120_000);

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** What the ID in the request identifies. */
type IdOf = 'the quiz' | 'the caller’s attempt';

/** The result of an operation for each actor. */
async function outcomes(operation: string, idOf: IdOf): Promise<Record<string, string>> {
  const { lines, leaks } = await runMatrix(world, restRoutes(), (name) => name === operation);
  expect(leaks).toEqual([]);
  const rows = lines.map((line) => line.split(','));
  return Object.fromEntries(
    rows.flatMap(([kind, , actor = '', own = '', shared = '']) =>
      kind === 'field' ? [] : [[actor, idOf === 'the quiz' ? shared : own]],
    ),
  );
}

it.each([
  ['quiz', 'the quiz', 'ok', 'NOT_FOUND'],
  ['attempts', 'the quiz', 'ok', 'NOT_FOUND'],
  ['attempt', 'the caller’s attempt', 'ok', 'NOT_FOUND'],
  ['startAttempt', 'the quiz', 'FORBIDDEN', 'NOT_FOUND'],
  ['retryMistakes', 'the quiz', 'FORBIDDEN', 'NOT_FOUND'],
  ['saveAttempt', 'the caller’s attempt', 'FORBIDDEN', 'NOT_FOUND'],
  ['submitAttempt', 'the caller’s attempt', 'FORBIDDEN', 'NOT_FOUND'],
  ['GET /api/quiz/{id}', 'the quiz', '200', '404'],
  ['GET /api/attempts', 'the quiz', '200', '404'],
  ['POST /api/attempts', 'the quiz', '403', '404'],
  ['POST /api/attempts/retry', 'the quiz', '403', '404'],
  ['PATCH /api/attempts/{id}', 'the caller’s attempt', '403', '404'],
  ['POST /api/attempts/{id}/submit', 'the caller’s attempt', '403', '404'],
] as const)(
  '%s for an unpublished quiz, with the ID of %s, returns %s to a student who has started it, and %s to one who has not',
  { timeout: 60_000 },
  async (operation, idOf, forStarters, forOthers) => {
    const results = await outcomes(operation, idOf);
    const signedOut = operation.includes('/api') ? '401' : 'UNAUTHENTICATED';
    expect(results).toMatchObject({
      anonymous: signedOut,
      'student owner': forStarters,
      'student enrolled': forStarters,
      'student stranger': forOthers,
      'instructor stranger': forStarters,
      'token of disabled': signedOut,
    });
  },
);

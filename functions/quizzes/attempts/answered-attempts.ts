import type { AttemptDocument, AttemptStore, StoredAttempt } from './attempt.store.ts';
import type { ClosedResponses, Responses, ResponsesDocument, ResponseStore } from './response.store.ts';

/** An attempt together with its answers. */
export type Answered<Attempt extends AttemptDocument = AttemptDocument> = Attempt & {
  readonly responses: Responses;
};

export interface AnsweredAttemptsDependencies {
  readonly attempts: AttemptStore;
  readonly responses: ResponseStore;
}

/** What an attempt is handed in with. */
export interface Submission extends ClosedResponses {
  /** Saved in the same step; others stay. */
  readonly responses: Responses;
}

/** Attempts whose answers are read together: what bounds the memory that they take. */
const chunkSize = 20;

/** Fields to set, one for each answer, so that two concurrent saves are both kept. */
function asPaths(responses: Responses): Readonly<Record<`responses.${string}`, Responses[string]>> {
  return Object.fromEntries(
    Object.entries(responses).map(([questionId, response]) => [`responses.${questionId}`, response]),
  );
}

/** The first document of an attempt's answers; of one that was stored before they had documents, with the answers inside it. */
function firstDocument(attempt: StoredAttempt): ResponsesDocument {
  const { _id, userId, quizId, responses = {}, revision, submittedAt } = attempt;
  const closed = submittedAt === null ? {} : { closed: { submittedAt } };
  return { _id, userId, quizId, responses, revision, ...closed };
}

/**
 * Attempts with their answers, which have documents of their own: lists read attempts alone. Of an open attempt the document
 * of the answers decides: a save and the hand-in are one write there, so that nothing is saved after the hand-in. The attempt
 * follows the submission in a second write. If the process ended in between, the next reader of the attempt completes it.
 */
export class AnsweredAttempts {
  constructor(private readonly dependencies: AnsweredAttemptsDependencies) {}

  /** As it is by now: `attempt` itself may be older. */
  async of<Attempt extends AttemptDocument>(attempt: Attempt): Promise<Answered<Attempt>> {
    return this.joined(attempt, await this.dependencies.responses.find(attempt._id));
  }

  /** In their order, a stretch at a time. */
  async *readInChunks<Attempt extends AttemptDocument>(
    attempts: readonly Attempt[],
  ): AsyncGenerator<Answered<Attempt>[], void> {
    for (let at = 0; at < attempts.length; at += chunkSize) {
      const some = attempts.slice(at, at + chunkSize);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      const found = await this.dependencies.responses.findAll(some.map(({ _id }) => _id));
      const byId = new Map(found.map((document) => [document._id, document]));
      // oxlint-disable-next-line no-await-in-loop -- as above
      yield await Promise.all(some.map((attempt) => this.joined(attempt, byId.get(attempt._id) ?? null)));
    }
  }

  /** Null where it is not open any more, or `revision` is given and not the one that is stored. */
  async save(
    attempt: AttemptDocument,
    responses: Responses,
    revision: number | null,
  ): Promise<Answered | null> {
    const saved = await this.changeOpen(attempt, asPaths(responses), revision);
    return saved && { ...attempt, responses: saved.responses, revision: saved.revision };
  }

  /** Null where it was handed in before, or `revision` is given and not the one that is stored. */
  async submit(
    attempt: AttemptDocument,
    { responses, ...closed }: Submission,
    revision: number | null,
  ): Promise<AttemptDocument | null> {
    const document = await this.changeOpen(attempt, { ...asPaths(responses), closed }, revision);
    return document && this.follow(document, closed);
  }

  /** Moves answers out of attempts that were stored with them, once. */
  async moveOut(): Promise<void> {
    const { attempts, responses } = this.dependencies;
    for await (const chunk of attempts.withResponses()) {
      for (const attempt of chunk) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: each may be large
        await responses.add(firstDocument(attempt));
        // oxlint-disable-next-line no-await-in-loop -- as above; only now, so that they are always somewhere
        await attempts.change(attempt._id, { $unset: { responses: '' } }, {});
      }
    }
  }

  private async changeOpen(
    attempt: AttemptDocument,
    set: Parameters<ResponseStore['changeOpen']>[1],
    revision: number | null,
  ): Promise<ResponsesDocument | null> {
    const { responses } = this.dependencies;
    const changed = await responses.changeOpen(attempt._id, set, revision);
    if (changed) return changed;
    // The first save makes the document; of several at once one makes it for all.
    await responses.add(firstDocument(attempt));
    return responses.changeOpen(attempt._id, set, revision);
  }

  private async joined<Attempt extends AttemptDocument>(
    attempt: Attempt,
    document: ResponsesDocument | null,
  ): Promise<Answered<Attempt>> {
    if (!document) return { ...attempt, responses: firstDocument(attempt).responses };
    const { responses, closed, revision } = document;
    if (attempt.submittedAt !== null) return { ...attempt, responses };
    if (!closed) return { ...attempt, responses, revision };
    return { ...attempt, ...(await this.follow(document, closed)), responses };
  }

  /** Hands the attempt in as its answers say; null where it is gone. */
  private async follow(
    { _id, revision }: ResponsesDocument,
    { submittedAt, items }: ClosedResponses,
  ): Promise<AttemptDocument | null> {
    const update = {
      $set: { submittedAt, revision, ...(items && { items }) },
      $unset: { openKey: '', responses: '' },
    } as const;
    const { attempts } = this.dependencies;
    return (await attempts.change(_id, update, { submittedAt: null })) ?? attempts.find(_id);
  }
}

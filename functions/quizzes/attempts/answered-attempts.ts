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

/** The data of a submission. */
export interface Submission extends ClosedResponses {
  /** Answers to save in the same write. Other saved answers stay. */
  readonly responses: Responses;
}

/** Attempts whose answers are read in one query, to limit memory. */
const chunkSize = 20;

/** Fields to set, one per answer, so that a save does not overwrite other answers of a concurrent save. */
function asPaths(responses: Responses): Readonly<Record<`responses.${string}`, Responses[string]>> {
  return Object.fromEntries(
    Object.entries(responses).map(([questionId, response]) => [`responses.${questionId}`, response]),
  );
}

/** The first answers document of an attempt. Older attempts contain their answers. */
function firstDocument(attempt: StoredAttempt): ResponsesDocument {
  const { _id, userId, quizId, responses = {}, revision, submittedAt } = attempt;
  const closed = submittedAt === null ? {} : { closed: { submittedAt } };
  return { _id, userId, quizId, responses, revision, ...closed };
}

/**
 * Attempts with their answers. The answers are in separate documents, so that lists need not read them. While an
 * attempt is open, its answers document is authoritative. Each save is one write to it. The submission closes it with
 * one write, too, so that nothing is saved after the submission. A second write then submits the attempt's document.
 * If the process ends in between, the next read of the attempt with its answers completes the submission.
 */
export class AnsweredAttempts {
  constructor(private readonly dependencies: AnsweredAttemptsDependencies) {}

  /** The attempt with its answers in their current state, which may be newer than `attempt`. */
  async of<Attempt extends AttemptDocument>(attempt: Attempt): Promise<Answered<Attempt>> {
    return this.withAnswers(attempt, await this.dependencies.responses.find(attempt._id));
  }

  /** Reads attempts with their answers in chunks, in the given order. */
  async *readInChunks<Attempt extends AttemptDocument>(
    attempts: readonly Attempt[],
  ): AsyncGenerator<Answered<Attempt>[], void> {
    for (let at = 0; at < attempts.length; at += chunkSize) {
      const some = attempts.slice(at, at + chunkSize);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      const found = await this.dependencies.responses.findAll(some.map(({ _id }) => _id));
      const byId = new Map(found.map((document) => [document._id, document]));
      // oxlint-disable-next-line no-await-in-loop -- as above
      yield await Promise.all(
        some.map((attempt) => this.withAnswers(attempt, byId.get(attempt._id) ?? null)),
      );
    }
  }

  /**
   * Saves answers. Null if the attempt is no longer open, or if `revision` is given and differs from the stored one.
   */
  async save(
    attempt: AttemptDocument,
    responses: Responses,
    revision: number | null,
  ): Promise<Answered | null> {
    const saved = await this.changeOpen(attempt, asPaths(responses), revision);
    return saved && { ...attempt, responses: saved.responses, revision: saved.revision };
  }

  /** Submits the attempt. Null if it is no longer open, or if `revision` is given and differs from the stored one. */
  async submit(
    attempt: AttemptDocument,
    { responses, ...closed }: Submission,
    revision: number | null,
  ): Promise<AttemptDocument | null> {
    const document = await this.changeOpen(attempt, { ...asPaths(responses), closed }, revision);
    return document && this.markSubmitted(document, closed);
  }

  /** Moves the answers of older attempts into separate documents. Does nothing once all are moved. */
  async moveOut(): Promise<void> {
    const { attempts, responses } = this.dependencies;
    for await (const chunk of attempts.withResponses()) {
      for (const attempt of chunk) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: each may be large
        await responses.add(firstDocument(attempt));
        // oxlint-disable-next-line no-await-in-loop -- as above; after the copy, so that no answer gets lost
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
    // The first save creates the document. If a concurrent save was faster, its document stays.
    await responses.add(firstDocument(attempt));
    return responses.changeOpen(attempt._id, set, revision);
  }

  private async withAnswers<Attempt extends AttemptDocument>(
    attempt: Attempt,
    document: ResponsesDocument | null,
  ): Promise<Answered<Attempt>> {
    if (!document) return { ...attempt, responses: firstDocument(attempt).responses };
    const { responses, closed, revision } = document;
    if (attempt.submittedAt !== null) return { ...attempt, responses };
    if (!closed) return { ...attempt, responses, revision };
    return { ...attempt, ...(await this.markSubmitted(document, closed)), responses };
  }

  /** Marks the attempt as submitted, like its answers document. Null if the attempt was deleted. */
  private async markSubmitted(
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

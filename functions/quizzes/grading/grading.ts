import { carryKey, promptDifference } from '../../../core/quizzes/carry-key.ts';
import type { AnswerKey, QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import { noResponse } from '../../../core/quizzes/response.ts';
import { scoreResponse } from '../../../core/quizzes/score.ts';
import type { AnswerKeyStore } from '../attempts/answer-key.store.ts';
import type { Answered, AnsweredAttempts } from '../attempts/answered-attempts.ts';
import { isSubmitted, type SubmittedAttempt } from '../attempts/attempt.policy.ts';
import type { AttemptStore, ItemResult } from '../attempts/attempt.store.ts';
import type { AttemptItem } from '../attempts/attempt-item.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuizItem, QuizStore } from '../authoring/quiz.store.ts';
import { countToGrade } from './to-grade.ts';

export interface GradingDependencies {
  readonly attempts: AttemptStore;
  readonly answered: AnsweredAttempts;
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly quizzes: Pick<QuizStore, 'find'>;
}

/** A question of a submitted attempt with the key that grades it. The key uses the IDs of the shown version. */
export interface OpenedItem {
  readonly item: AttemptItem;
  readonly prompt: QuestionPrompt;
  readonly key: AnswerKey;
}

type VersionWithKey = Pick<NewestQuestion, 'prompt' | 'key' | 'points'>;
type VersionsWithKeys = ReadonlyMap<string, VersionWithKey>;

/** The current version of a question, with its points in the quiz. */
export interface NewestQuestion {
  readonly versionId: string;
  readonly prompt: QuestionPrompt;
  readonly key: AnswerKey;
  readonly points: number;
}

/**
 * Grades attempts. Only this class reads the answer keys of attempts, and only of submitted ones. Services for
 * students cannot read keys directly.
 */
export class Grading {
  constructor(private readonly dependencies: GradingDependencies) {}

  /** Grades the attempt unless it has results. Returns it with its results. Can be repeated after a failure. */
  async score(attempt: SubmittedAttempt): Promise<SubmittedAttempt> {
    if (attempt.isScored) return attempt;
    const { attempts, answered, quizzes } = this.dependencies;
    const withAnswers = await answered.of(attempt);
    const fullCredit = new Set((await quizzes.find(attempt.quizId))?.fullCredit);
    const results: Record<string, ItemResult> = {};
    for (const opened of await this.open(attempt)) {
      const { questionId } = opened.item;
      results[questionId] = firstResult(opened, withAnswers, fullCredit.has(questionId));
    }
    const scored = { results, isScored: true, toGradeCount: countToGrade(results) } as const;
    const changed = await attempts.change(attempt._id, { $set: scored }, { isScored: false });
    // If a concurrent caller has scored the attempt first, its stored results count.
    const stored = changed ?? (await attempts.find(attempt._id));
    return stored && isSubmitted(stored) ? stored : { ...attempt, ...scored };
  }

  /**
   * The share that the answer key gives for one question of the attempt. Null if only a person can grade it.
   * Undefined if the question is not part of the attempt.
   */
  async automaticShare(attempt: SubmittedAttempt, questionId: string): Promise<number | null | undefined> {
    const opened = (await this.open(attempt)).find(({ item }) => item.questionId === questionId);
    if (!opened) return undefined;
    const { responses, creditMethod } = await this.dependencies.answered.of(attempt);
    return scoreResponse(opened.prompt, opened.key, responses[questionId] ?? noResponse, creditMethod);
  }

  /** The questions with their keys, in the attempt's order. */
  async open(attempt: SubmittedAttempt): Promise<readonly OpenedItem[]> {
    const [opened = []] = await this.openAll([attempt]);
    return opened;
  }

  /** Like `open`, for several attempts. Shared questions are read once. */
  async openAll(attempts: readonly SubmittedAttempt[]): Promise<readonly (readonly OpenedItem[])[]> {
    // The type excludes open attempts already. This check is a second guard against leaking a key.
    if (attempts.some(({ submittedAt }) => (submittedAt as string | null) === null))
      throw new Error('Answer keys can be read only for submitted attempts.');
    const ids = attempts.flatMap(({ items }) =>
      items.flatMap(({ versionId, keyVersionId = versionId }) => [versionId, keyVersionId]),
    );
    const known = await this.read([...new Set(ids)]);
    const carried = new Map<string, AnswerKey>();
    return attempts.map(({ items }) => openedItems(items, known, carried));
  }

  /**
   * The current versions of a quiz's questions, by question ID, for its editors. Omits deleted questions. A copy that
   * replaced a bank question also has the ID of that question, unless the quiz asks both.
   */
  async newest(items: readonly QuizItem[]): Promise<ReadonlyMap<string, NewestQuestion>> {
    const heads = await this.dependencies.questions.findAll({
      _id: { $in: items.map(({ questionId }) => questionId) },
    });
    const known = await this.read(heads.map(({ versionId }) => versionId));
    const byId = new Map(heads.map((head) => [head._id, head]));
    const newest = new Map(
      items.flatMap(({ questionId, points }) => {
        const versionId = byId.get(questionId)?.versionId ?? '';
        const version = known.get(versionId);
        return version
          ? [[questionId, { ...version, versionId, points: points ?? version.points }] as const]
          : [];
      }),
    );
    const asked = new Set(items.map(({ questionId }) => questionId));
    for (const { questionId, replaces } of items) {
      const copy = newest.get(questionId);
      if (copy && replaces !== undefined && !asked.has(replaces)) newest.set(replaces, copy);
    }
    return newest;
  }

  /** The versions with their keys, by version ID. */
  private async read(versionIds: readonly string[]): Promise<VersionsWithKeys> {
    const [versions, keys] = await Promise.all([
      this.dependencies.questions.findVersions(versionIds),
      this.dependencies.keys.find(versionIds),
    ]);
    return new Map(
      versions.flatMap(({ _id, prompt, points }) => {
        const key = keys.get(_id);
        return key ? [[_id, { prompt, points, key }] as const] : [];
      }),
    );
  }
}

function firstResult(
  { item, prompt, key }: OpenedItem,
  { responses, creditMethod }: Answered<SubmittedAttempt>,
  hasFullCredit: boolean,
): ItemResult {
  if (hasFullCredit && prompt.type !== 'ESSAY') return { share: 1, feedback: '', hasFullCredit: true };
  const response = responses[item.questionId] ?? noResponse;
  return { share: scoreResponse(prompt, key, response, creditMethod), feedback: '' };
}

/** `carried`: cache of the keys that grade a version, by the IDs of that version and of the key's version. */
function openedItems(
  items: readonly AttemptItem[],
  known: VersionsWithKeys,
  carried: Map<string, AnswerKey>,
): readonly OpenedItem[] {
  return items.flatMap((item) => {
    const { versionId, keyVersionId = versionId } = item;
    const asked = known.get(versionId);
    if (!asked) return [];
    const versions = `${versionId} ${keyVersionId}`;
    const key = carried.get(versions) ?? gradingKey(asked, known.get(keyVersionId));
    carried.set(versions, key);
    return [{ item, prompt: asked.prompt, key }];
  });
}

/** The key of the newer version that regraded the item. The key of the shown version if the wordings differ. */
function gradingKey(asked: VersionWithKey, graded: VersionWithKey | undefined): AnswerKey {
  const isSameWording = graded !== undefined && promptDifference(graded.prompt, asked.prompt) === null;
  return isSameWording ? carryKey(graded.key, graded.prompt, asked.prompt) : asked.key;
}

import { readableOptions, readableQuestion } from '../../../core/quizzes/question-parts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';
import type { QuestionDocument, QuestionStore } from '../bank/question.store.ts';
import type { PracticeScopes } from './practice-scope.ts';
import { policies } from '../../platform/policy.ts';

/** Terms for wrong options. `outsideText`: texts that show which of their words are usually written in lower case. */
export interface OutsideTerms {
  readonly outsideTerms: readonly string[];
  readonly outsideText: string;
}

export interface CourseTermsDependencies {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly practice: PracticeScopes;
}

/** Maximum questions to take terms from. */
const maxQuestions = 200;
/** Longer options are no terms. */
const maxTermLength = 60;

/** Maximum characters of the texts. */
const maxText = 200_000;

const none: OutsideTerms = { outsideTerms: [], outsideText: '' };

/** Finds the terms of the questions of a course: their concepts and the options of choices. Reads no answer key. */
export class CourseTerms {
  constructor(private readonly dependencies: CourseTermsDependencies) {}

  /** The terms of a course. No terms without a course, because terms of other subjects would be silly options. */
  async of(actor: Actor, courseId: string | null): Promise<OutsideTerms> {
    if (courseId === null) return none;
    const { quizzes, questions } = this.dependencies;
    const inCourse = { courseId: { $eq: courseId }, practiceOf: null, deletedAt: null };
    const entries = (await quizzes.list(inCourse)).flatMap((quiz) => quiz.questions);
    const ids = [...new Set(entries.map(({ questionId }) => questionId))];
    const found = await this.usable(actor, courseId, await questions.listByIds(ids));
    const used = found.slice(0, maxQuestions);
    const versions = await questions.findVersions(used.map(({ versionId }) => versionId));
    const options = versions.flatMap(({ prompt }) => readableOptions(prompt));
    const terms = [...used.flatMap(({ concepts }) => concepts), ...options];
    const texts = versions.flatMap(({ prompt }) => [readableQuestion(prompt), ...readableOptions(prompt)]);
    return {
      outsideTerms: [...new Set(terms.filter(({ length }) => length <= maxTermLength))].toSorted(),
      outsideText: texts.join('\n').slice(0, maxText),
    };
  }

  /**
   * For authors, their own questions. For students, questions that they can practise: others would reveal later
   * quizzes.
   */
  private async usable(
    actor: Actor,
    courseId: string,
    found: readonly QuestionDocument[],
  ): Promise<readonly QuestionDocument[]> {
    const existing = found.filter(({ deletedAt }) => deletedAt === null);
    if (policies.instructor(actor)) return existing.filter(({ ownerId }) => ownerId === actor.userId);
    const { ownerIds, knownIds, isReserved } = await this.dependencies.practice.of(actor, courseId);
    return existing.filter(
      (question) =>
        question.availableForPractice &&
        !isReserved(question) &&
        (knownIds.includes(question._id) ||
          (question.quizId === null && ownerIds.includes(question.ownerId))),
    );
  }
}

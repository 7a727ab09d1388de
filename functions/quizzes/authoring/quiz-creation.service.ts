import { quizDefaults, type QuizSettings } from '../../../core/quizzes/quiz.ts';
import type { AuthoredQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { GivenFile } from '../../platform/files/file-rules.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import { refuseEmpty, toFile, type QuizChecks } from './quiz-checks.ts';
import type { GivenQuizData } from './quiz-content.ts';
import type { QuizQuestions } from './quiz-questions.ts';
import type { WrittenQuizViews } from './written-quiz-views.ts';
import type { QuizWriter } from './quiz-writer.ts';
import { questionFields, type QuizDocument, type QuizStore } from './quiz.store.ts';

export interface QuizCreationServiceDependencies {
  readonly quizzes: QuizStore;
  readonly list: QuizQuestions;
  readonly checks: QuizChecks;
  readonly written: WrittenQuizViews;
  readonly quizWriter: QuizWriter;
  readonly writer: QuestionWriter;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** An unchecked new quiz. */
export interface NewQuiz {
  readonly quizData: GivenQuizData;
  readonly isPublished: boolean;
  readonly active: boolean;
  readonly courseId?: string | null;
  readonly files: readonly GivenFile[];
}

/** The content of a quiz's document, without its revision and dates. */
type Content = QuizSettings &
  Pick<QuizDocument, 'isPublished' | 'active' | 'courseId' | 'questions' | 'questionCount' | 'files'>;

/** Creates quizzes, all-or-nothing. */
export class QuizCreationService {
  constructor(private readonly dependencies: QuizCreationServiceDependencies) {}

  async create(actor: Actor, given: NewQuiz, id = this.dependencies.newId()): Promise<AuthoredQuiz> {
    const { checks, list, writer } = this.dependencies;
    const { isPublished, active, quizData } = given;
    const courseId = given.courseId ?? null;
    const target = { _id: id, ownerId: actor.userId, courseId, questions: [] };
    const settings = await checks.settings(
      quizData,
      { title: '', ...quizDefaults },
      { ownerId: actor.userId, path: 'input.quizData' },
    );
    if (!quizData.questions) throw badUserInput({ 'input.quizData.questions': 'A value is needed.' });
    const { pools } = settings;
    const entries = await list.check(actor, target, quizData.questions, {
      path: 'input.quizData.questions',
      pools,
    });
    refuseEmpty(isPublished, entries, 'input.isPublished');
    await checks.course(actor, courseId);
    await checks.room(actor);
    const addedFiles = await checks.files(actor, given.files, 0);
    const plan = await list.plan(target, entries, pools);
    checks.pools(pools, plan.questions, 'input.quizData');
    await writer.checkRoom(actor.userId, plan.addedQuestions.length);
    const state = { isPublished, active, courseId };
    const content = {
      ...settings,
      ...state,
      ...questionFields(plan.questions, pools),
      files: addedFiles.map(toFile),
    };
    const quiz = this.newDocument(target, content);
    await this.write(quiz, { ...plan, addedFiles });
    return this.dependencies.written.viewOf(quiz);
  }

  /** Deletes quizzes that were just created, permanently. For imports that fail. Quizzes that were changed stay. */
  async undoCreation(ids: readonly string[]): Promise<void> {
    const { quizzes, quizWriter } = this.dependencies;
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      const quiz = await quizzes.find(id);
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (quiz?.revision === 1) await quizWriter.undoCreation(quiz);
    }
  }

  private async write(
    quiz: QuizDocument,
    parts: Omit<Parameters<QuizWriter['run']>[0], 'quizId' | 'ownerId' | 'removedFiles' | 'commit'>,
  ): Promise<void> {
    const { quizzes, quizWriter } = this.dependencies;
    await quizWriter.run({
      ...parts,
      quizId: quiz._id,
      ownerId: quiz.ownerId,
      removedFiles: [],
      commit: async (writeId) => {
        await quizzes.add({ ...quiz, writeId });
        return quiz;
      },
    });
  }

  private newDocument(target: Pick<QuizDocument, '_id' | 'ownerId'>, content: Content): QuizDocument {
    const now = isoAfter(this.dependencies.clock, 0);
    return {
      ...target,
      ...content,
      deletedAt: null,
      practiceOf: null,
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
  }
}

import { questionLimits } from '../../../core/quizzes/question-rules.ts';
import type { AuthoredQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { badUserInput } from '../../platform/errors.ts';
import type { GivenSelection, QuestionSelection } from '../bank/question-selection.ts';
import type { QuizUpdateService } from './quiz-update.service.ts';
import type { QuizReader } from './quiz-reader.ts';
import type { QuizDocument } from './quiz.store.ts';

export interface QuizFillingServiceDependencies {
  readonly selection: QuestionSelection;
  readonly reader: Pick<QuizReader, 'editable'>;
  readonly updates: QuizUpdateService;
}

/** Adds bank questions to quizzes. */
export class QuizFillingService {
  constructor(private readonly dependencies: QuizFillingServiceDependencies) {}

  /**
   * Adds the selected questions at the end of the quiz, in the order of the bank. Questions that are already in
   * the quiz keep their position. Throws NOT_FOUND, and CONFLICT if `revision` is not the stored one.
   */
  async fill(
    actor: Actor,
    quizId: string,
    given: GivenSelection,
    revision: number | null,
  ): Promise<AuthoredQuiz> {
    const { reader, selection, updates } = this.dependencies;
    const quiz = await reader.editable(quizId, actor);
    const found = await selection.read(actor, given, { path: 'selection', need: 'READ' });
    const existingIds = new Set(quiz.questions.map(({ questionId }) => questionId));
    const added = found.filter(({ _id }) => !existingIds.has(_id));
    refuseTooMany(quiz, added.length);
    const questions = [
      ...quiz.questions.map(({ questionId, points }) => ({ id: questionId, points })),
      ...added.map(({ _id }) => ({ questionId: _id })),
    ];
    const changes = { data: { questions }, files: [], removeFiles: [] };
    return updates.update(actor, quizId, changes, revision ?? quiz.revision);
  }
}

function refuseTooMany({ questions }: QuizDocument, more: number): void {
  const max = questionLimits.questions;
  if (questions.length + more <= max) return;
  const message = `A quiz has at most ${max} questions: it has ${questions.length}, and ${more.toLocaleString('en-US')} would be added.`;
  throw badUserInput({ selection: message });
}

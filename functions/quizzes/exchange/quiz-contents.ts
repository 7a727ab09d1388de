import type { ExportedQuestion, ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import type { Actor } from '../../platform/actor.ts';
import type { QuizHead } from '../formats/format.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';
import { toSettings } from '../authoring/quiz.mapper.ts';
import type { QuizDocument } from '../authoring/quiz.store.ts';

export interface QuizContentsDependencies {
  readonly reader: Pick<QuizReader, 'editable'>;
  readonly questions: QuestionStore;
  readonly writer: QuestionWriter;
}

/** The exportable content of a quiz. */
export interface QuizContent {
  readonly head: QuizHead;
  readonly questions: readonly ExportedQuestion[];
  /** Reports parts of the quiz that no file can contain. */
  readonly lost: readonly ReportLine[];
}

/** Whole quizzes with their answer keys, for their editors. */
export class QuizContents {
  constructor(private readonly dependencies: QuizContentsDependencies) {}

  /** Throws NOT_FOUND if the actor cannot edit the quiz, and FORBIDDEN for graders. */
  async of(actor: Actor, id: string): Promise<QuizContent> {
    const quiz = await this.dependencies.reader.editable(id, actor);
    const { categoryId: _categoryId, ...head } = toSettings(quiz);
    return { head, questions: await this.questionsOf(quiz), lost: lostOf(quiz) };
  }

  private async questionsOf({ questions: items }: QuizDocument): Promise<ExportedQuestion[]> {
    const { questions, writer } = this.dependencies;
    const ids = items.map(({ questionId }) => questionId);
    const read = await writer.read(await questions.findAll({ _id: { $in: ids } }));
    return items.flatMap(({ questionId, points, pool }) => {
      const question = read.get(questionId);
      if (!question) return [];
      return [{ ...question, points: points ?? question.points, ...(pool === undefined ? {} : { pool }) }];
    });
  }
}

function lostOf({ files, categoryId, courseId }: QuizDocument): ReportLine[] {
  const lost = [
    ...(files.length > 0 ? ['files'] : []),
    ...(categoryId === null ? [] : ['category']),
    ...(courseId === null ? [] : ['course']),
  ];
  if (lost.length === 0) return [];
  return [{ line: null, level: 'loss', message: `Not in the file: the quiz’s ${lost.join(', ')}.` }];
}

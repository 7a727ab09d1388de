import type { Question, QuestionSummary, QuestionUse } from '../../../schema/quizzes/question.type.ts';
import { toQuestionSummary, toQuestionView } from './question.mapper.ts';
import type { QuestionWriter } from './question-writer.ts';
import type { QuestionDocument, QuestionStore } from './question.store.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';

export interface QuestionViewsDependencies {
  readonly questions: QuestionStore;
  readonly quizzes: QuizStore;
  readonly writer: QuestionWriter;
}

/** Maximum quizzes, and maximum duplicates, that are shown for one question. */
const maxShown = 20;
/** Maximum duplicates that are read for one page of questions. */
const maxDuplicates = 2000;

/** The authors' view of questions: with answer key, uses and duplicates. */
export class QuestionViews {
  constructor(private readonly dependencies: QuestionViewsDependencies) {}

  /** The views in the same order. Contents, duplicates and quizzes are each read once for all questions. */
  async of(documents: readonly QuestionDocument[]): Promise<Question[]> {
    if (documents.length === 0) return [];
    const [questions, twins, quizzes] = await Promise.all([
      this.dependencies.writer.read(documents),
      this.twinsOf(documents),
      this.quizzesWith(documents),
    ]);
    return documents.flatMap((document) => {
      const question = questions.get(document._id);
      if (!question) return [];
      const surroundings = {
        usedIn: usesOf(document, quizzes),
        duplicates: duplicatesOf(document, twins),
      };
      return [toQuestionView(document, question, surroundings)];
    });
  }

  async one(document: QuestionDocument): Promise<Question | undefined> {
    const [view] = await this.of([document]);
    return view;
  }

  private twinsOf(documents: readonly QuestionDocument[]): Promise<QuestionDocument[]> {
    const fingerprints = documents.map(({ fingerprint }) => fingerprint);
    const filter = {
      ownerId: { $in: ownersOf(documents) },
      fingerprint: { $in: fingerprints },
      quizId: null,
    };
    return this.dependencies.questions.findSome(filter, maxDuplicates);
  }

  /** The quizzes of the questions' owners that use one of the questions. */
  private quizzesWith(documents: readonly QuestionDocument[]): Promise<QuizDocument[]> {
    const ids = documents.map(({ _id }) => _id);
    const filter = {
      ownerId: { $in: ownersOf(documents) },
      'questions.questionId': { $in: ids },
      practiceOf: null,
      deletedAt: null,
    };
    return this.dependencies.quizzes.list(filter);
  }
}

function ownersOf(documents: readonly QuestionDocument[]): string[] {
  return [...new Set(documents.map(({ ownerId }) => ownerId))];
}

function usesOf({ _id, ownerId }: QuestionDocument, quizzes: readonly QuizDocument[]): QuestionUse[] {
  return quizzes
    .filter((quiz) => quiz.ownerId === ownerId && quiz.questions.some(({ questionId }) => questionId === _id))
    .slice(0, maxShown)
    .map((quiz) => ({ quizId: quiz._id, title: quiz.title }));
}

function duplicatesOf(
  { _id, ownerId, fingerprint }: QuestionDocument,
  twins: readonly QuestionDocument[],
): QuestionSummary[] {
  return twins
    .filter((twin) => twin._id !== _id && twin.ownerId === ownerId && twin.fingerprint === fingerprint)
    .slice(0, maxShown)
    .map(toQuestionSummary);
}

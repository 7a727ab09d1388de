import type { Question, QuestionSummary, QuestionUse } from '../../../schema/quizzes/question.type.ts';
import { toQuestionSummary, toQuestionView } from './question.mapper.ts';
import type { QuestionWriter } from './question-writer.ts';
import type { QuestionDocument, QuestionStore } from './question.store.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';

export interface QuestionViewsDependencies {
  readonly questions: QuestionStore;
  readonly quizzes: QuizStore;
  readonly writer: QuestionWriter;
  readonly banks: Pick<SharedBanks, 'editor'>;
  readonly memberships: Pick<Memberships, 'worksOf'>;
}

/** Maximum quizzes, and maximum duplicates, that are shown for one question. */
const maxShown = 20;
/** Maximum duplicates that are read for one page of questions. */
const maxDuplicates = 2000;

/** The view of questions for users who can read their bank: with answer key, uses and duplicates. */
export class QuestionViews {
  constructor(private readonly dependencies: QuestionViewsDependencies) {}

  /**
   * The views of the questions for the actor, in the same order. The actor must be able to read the questions.
   * Contents, duplicates and quizzes are each read once for all questions.
   */
  async of(actor: Actor, documents: readonly QuestionDocument[]): Promise<Question[]> {
    if (documents.length === 0) return [];
    const [questions, twins, quizzes, editor, reader, works] = await Promise.all([
      this.dependencies.writer.read(documents),
      this.twinsOf(documents),
      this.quizzesWith(documents),
      this.dependencies.banks.editor(actor, 'EDIT'),
      this.dependencies.banks.editor(actor, 'READ'),
      this.dependencies.memberships.worksOf(actor),
    ]);
    const isOwn = ({ ownerId }: QuestionDocument) => isAdmin(actor) || ownerId === actor.userId;
    const canRead = (document: QuestionDocument) =>
      isOwn(document) || reader.bankIds?.includes(document.ownerId) === true;
    // A reader who does not own a question sees only its uses in quizzes of courses that the reader edits.
    const edited = quizzes.filter(({ courseId }) => works.get(courseId ?? '') === 'edit');
    return documents.flatMap((document) => {
      const question = questions.get(document._id);
      if (!question) return [];
      const surroundings = {
        usedIn: usesOf(document, isOwn(document) ? quizzes : edited),
        duplicates: canRead(document) ? duplicatesOf(document, twins) : [],
        canEdit:
          isOwn(document) ||
          (document.quizId === null && editor.bankIds?.includes(document.ownerId) === true),
      };
      return [toQuestionView(document, question, surroundings)];
    });
  }

  async one(actor: Actor, document: QuestionDocument): Promise<Question | undefined> {
    const [view] = await this.of(actor, [document]);
    return view;
  }

  /**
   * Bank questions of the same owners with the same text as one of the questions, including the questions themselves.
   */
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

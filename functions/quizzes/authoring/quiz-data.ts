import type { FileService } from '../../platform/files/file-service.ts';
import type { Person, PersonalData } from '../../platform/personal-data.ts';
import { toSettings } from './quiz.mapper.ts';
import type { QuizDocument, QuizStore } from './quiz.store.ts';

/**
 * The export of a quiz. It contains only the IDs of questions: a practice quiz belongs to a student, who must not
 * get answer keys this way.
 */
function toExport(quiz: QuizDocument): object {
  const { isPublished, active, courseId, files, createdAt, updatedAt, deletedAt, practiceOf } = quiz;
  const state = { isPublished, active, courseId, isPractice: practiceOf !== null };
  const questionIds = quiz.questions.map(({ questionId }) => questionId);
  return { id: quiz._id, ...toSettings(quiz), ...state, questionIds, files, createdAt, updatedAt, deletedAt };
}

/**
 * The quizzes of a user, including practice quizzes and deleted ones. Their questions are exported separately.
 */
export class QuizData implements PersonalData {
  readonly name = 'quizzes';

  constructor(
    private readonly quizzes: QuizStore,
    private readonly files: FileService,
  ) {}

  async read(person: Person): Promise<unknown> {
    return (await this.quizzes.list(quizzesOf(person))).map(toExport);
  }

  async forget(person: Person): Promise<void> {
    await this.files.removeOwned(person.userId);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
    for (const id of await this.quizzes.listIds(quizzesOf(person))) await this.quizzes.remove(id);
  }
}

function quizzesOf({ userId }: Person) {
  return { $or: [{ ownerId: { $eq: userId } }, { practiceOf: { $eq: userId } }] };
}

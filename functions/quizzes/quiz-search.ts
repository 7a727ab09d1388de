import { readableQuestion } from '../../core/quizzes/question-parts.ts';
import type { SearchResult } from '../../schema/search/search.type.ts';
import type { Actor } from '../platform/actor.ts';
import { searchText, type Searchable, type SearchQuery } from '../platform/searchable.ts';
import type { QuizFinderService } from './authoring/quiz-finder.service.ts';
import { inBanks } from './bank/question-search.ts';
import type { QuestionStore } from './bank/question.store.ts';
import type { SharedBanks } from './sharing/shared-banks.ts';

export interface QuizSearchDependencies {
  readonly quizzes: Pick<QuizFinderService, 'find'>;
  readonly questions: Pick<QuestionStore, 'newest'>;
  readonly banks: Pick<SharedBanks, 'with'>;
}

/** Finds the quizzes of an account. For an instructor, also questions of the instructor's bank and of shared banks. */
export class QuizSearch implements Searchable {
  constructor(private readonly dependencies: QuizSearchDependencies) {}

  async search(actor: Actor, { words, max }: SearchQuery): Promise<SearchResult[]> {
    const { quizzes, questions, banks } = this.dependencies;
    const shared = await banks.with(actor);
    const [found, inBank] = await Promise.all([
      quizzes.find(actor, words, max),
      // A student has no bank. If a former instructor has questions, they are not shown here or on the bank's screen.
      actor.role === 'Student' ? [] : questions.newest(inBanks([actor.userId, ...shared.keys()], words), max),
    ]);
    return [
      ...found.map(({ id, title, description, courseId }): SearchResult => {
        const [name, detail] = [searchText(title), searchText(description)];
        return { kind: 'QUIZ', id, title: name, detail, courseId, bankId: null };
      }),
      ...inBank.map((document): SearchResult => {
        const { _id: id, ownerId, concepts } = document;
        const title = searchText(readableQuestion(document));
        const name = shared.get(ownerId)?.shares[0]?.ownerName;
        const bank = name === undefined ? [] : [`${name}’s bank`];
        const detail = searchText([...bank, ...concepts].join(', '));
        return {
          kind: 'QUESTION',
          id,
          title,
          detail,
          courseId: null,
          bankId: shared.has(ownerId) ? ownerId : null,
        };
      }),
    ];
  }
}

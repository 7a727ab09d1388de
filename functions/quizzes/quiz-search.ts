import { readableQuestion } from '../../core/quizzes/question-parts.ts';
import type { SearchResult } from '../../schema/search/search.type.ts';
import type { Actor } from '../platform/actor.ts';
import { searchText, type Searchable, type SearchQuery } from '../platform/searchable.ts';
import type { QuizFinderService } from './authoring/quiz-finder.service.ts';
import { bankOf } from './bank/question-search.ts';
import type { QuestionStore } from './bank/question.store.ts';

export interface QuizSearchDependencies {
  readonly quizzes: Pick<QuizFinderService, 'find'>;
  readonly questions: Pick<QuestionStore, 'newest'>;
}

/** Finds an account's quizzes, and an instructor's bank questions. */
export class QuizSearch implements Searchable {
  constructor(private readonly dependencies: QuizSearchDependencies) {}

  async search(actor: Actor, { words, max }: SearchQuery): Promise<SearchResult[]> {
    const { quizzes, questions } = this.dependencies;
    const [found, inBank] = await Promise.all([
      quizzes.find(actor, words, max),
      // A student has no bank. Questions from a former role are out of reach, as on the bank's screen.
      actor.role === 'Student' ? [] : questions.newest(bankOf(actor.userId, words), max),
    ]);
    return [
      ...found.map(({ id, title, description, courseId }): SearchResult => {
        const [name, detail] = [searchText(title), searchText(description)];
        return { kind: 'QUIZ', id, title: name, detail, courseId };
      }),
      ...inBank.map((document): SearchResult => {
        const { _id: id, concepts } = document;
        const title = searchText(readableQuestion(document));
        const detail = searchText(concepts.join(', '));
        return { kind: 'QUESTION', id, title, detail, courseId: null };
      }),
    ];
  }
}

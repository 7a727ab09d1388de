import type { ResultSort, ResultState } from '../../../core/quizzes/quiz-results.ts';
import { pageArguments } from '../../../schema/connections/connection.ts';
import { FileDownload } from '../../../schema/files/file.types.ts';
import {
  QuizResultConnection,
  QuizResultsSummary,
  ResultSortEnum,
  ResultStateEnum,
} from '../../../schema/quizzes/quiz-results.type.ts';
import { Arg, Authorized, ID, Int, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuizResultsService } from './quiz-results.service.ts';

const ofQuiz = { description: 'The quiz’s id.' };

@Resolver()
export class QuizResultsResolver {
  constructor(private readonly service: QuizResultsService) {}

  @Authorized('instructor')
  @Cost(8)
  @Query(() => QuizResultConnection, {
    nullable: true,
    description: 'The attempts at a quiz, of the last 5,000; retries left out. For who may edit the quiz.',
  })
  quizResults(
    @Arg('quizId', () => ID, ofQuiz) quizId: string,
    @Arg('state', () => ResultStateEnum, {
      nullable: true,
      description: 'Only those that stand so; null: all.',
    })
    state: ResultState | null,
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'A part of the taker’s name or address, in any case; empty: all. At most 200 characters.',
    })
    search: string,
    @Arg('sort', () => ResultSortEnum, { defaultValue: 'SUBMITTED', description: 'What they are sorted by.' })
    sort: ResultSort,
    @Arg('descending', () => Boolean, { defaultValue: true, description: 'Whether the last comes first.' })
    descending: boolean,
    @Arg('first', () => Int, pageArguments.first) first: number,
    @Arg('after', () => String, pageArguments.after) after: string | null,
    @CurrentActor() actor: Actor,
  ) {
    const wanted = { state: state ?? null, search, sort, descending };
    return this.service.list(quizId, actor, wanted, { first, after: after ?? null });
  }

  @Authorized('instructor')
  @Cost(8)
  @Query(() => QuizResultsSummary, {
    nullable: true,
    description: 'What the attempts at a quiz come to together. For who may edit the quiz.',
  })
  quizResultsSummary(
    @Arg('quizId', () => ID, ofQuiz) quizId: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizResultsSummary> {
    return this.service.summary(quizId, actor);
  }

  @Authorized('instructor')
  @Cost(20)
  @Query(() => FileDownload, {
    nullable: true,
    description:
      'The attempts at a quiz as a CSV table, in UTF-8, with a column for each question; times are in UTC. For who may edit the quiz.',
  })
  exportQuizResults(
    @Arg('quizId', () => ID, ofQuiz) quizId: string,
    @CurrentActor() actor: Actor,
  ): Promise<FileDownload> {
    return this.service.csv(quizId, actor);
  }
}

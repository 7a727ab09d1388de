import type { ResultSort, ResultState } from '../../../core/quizzes/quiz-results.ts';
import { PageArguments } from '../../../schema/connections/connection.ts';
import { FileDownload } from '../../../schema/files/file.types.ts';
import {
  QuizResultConnection,
  QuizResultsSummary,
  ResultSortEnum,
  ResultStateEnum,
} from '../../../schema/quizzes/quiz-results.type.ts';
import { Arg, Args, Authorized, ID, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuizResultsService } from './quiz-results.service.ts';

const ofQuiz = { description: 'ID of the quiz.' };

@Resolver()
export class QuizResultsResolver {
  constructor(private readonly service: QuizResultsService) {}

  @Authorized('instructor')
  @Cost(8)
  @Query(() => QuizResultConnection, {
    nullable: true,
    description:
      'Attempts at a quiz. Only the 5,000 that started last. Retries are not included. The quiz’s editors, its graders and admins only.',
  })
  quizResults(
    @Arg('quizId', () => ID, ofQuiz) quizId: string,
    @Arg('state', () => ResultStateEnum, {
      nullable: true,
      description: 'State of the attempts. Null for all.',
    })
    state: ResultState | null,
    @Arg('search', () => String, {
      defaultValue: '',
      description:
        'Part of the student’s name or email address. Letter case is ignored. Maximum 200 characters. Empty for all.',
    })
    search: string,
    @Arg('sort', () => ResultSortEnum, { defaultValue: 'SUBMITTED', description: 'Sort order.' })
    sort: ResultSort,
    @Arg('descending', () => Boolean, {
      defaultValue: true,
      description:
        'True for descending order (latest, highest or Z first), false for ascending. Missing values come last in both.',
    })
    descending: boolean,
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ) {
    const query = { state: state ?? null, search, sort, descending };
    return this.service.list(quizId, actor, query, page);
  }

  @Authorized('instructor')
  @Cost(8)
  @Query(() => QuizResultsSummary, {
    nullable: true,
    description: 'Summary of the attempts at a quiz. The quiz’s editors, its graders and admins only.',
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
      'Attempts at a quiz as CSV in UTF-8, with one column per question. Times are UTC. The quiz’s editors, its graders and admins only.',
  })
  quizResultsExport(
    @Arg('quizId', () => ID, ofQuiz) quizId: string,
    @CurrentActor() actor: Actor,
  ): Promise<FileDownload> {
    return this.service.csv(quizId, actor);
  }
}

import { User } from '../../schema/accounts/user.type.ts';
import { PageArguments } from '../../schema/connections/connection.ts';
import { courseTypes } from '../../schema/courses/course-types.ts';
import { Student } from '../../schema/courses/student.type.ts';
import { AttemptSummary, AttemptSummaryConnection } from '../../schema/quizzes/attempt-summary.type.ts';
import { Attempt } from '../../schema/quizzes/attempt.type.ts';
import { QuizStatistics } from '../../schema/quizzes/item-statistics.type.ts';
import { QuestionVersionConnection, QuestionVersion } from '../../schema/quizzes/question-version.type.ts';
import { Question } from '../../schema/quizzes/question.type.ts';
import { QuizCategory } from '../../schema/quizzes/quiz-category.type.ts';
import { QuizExceptionConnection } from '../../schema/quizzes/quiz-exception.type.ts';
import { QuizMeta, QuizMetaConnection } from '../../schema/quizzes/quiz-meta.type.ts';
import { QuizResultConnection } from '../../schema/quizzes/quiz-results.type.ts';
import { quizTypes } from '../../schema/quizzes/quiz-types.ts';
import { AuthoredQuiz } from '../../schema/quizzes/quiz.type.ts';
import { Args, Ctx, FieldResolver, Int, Resolver, Root } from '../../schema/type-graphql.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import { pageOfList } from '../platform/paging/page-of-list.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { AttemptDocument } from './attempts/attempt.store.ts';
import {
  toAttemptSummaries,
  type AttemptedQuiz,
  type OwnAttemptsService,
} from './attempts/own-attempts.service.ts';
import type { QuizFinderService } from './authoring/quiz-finder.service.ts';
import type { QuizView } from './authoring/quiz.mapper.ts';
import type { QuizExceptionService } from './exceptions/quiz-exception.service.ts';
import type { QuestionReader } from './bank/question-reader.ts';
import type { QuizCategoryFinder } from './categories/quiz-category-finder.ts';
import { attemptCountKey, type AttemptCounts } from './results/attempt-counts.ts';
import type { ItemStatisticsService } from './results/item-statistics.service.ts';
import type { QuizResultsService } from './results/quiz-results.service.ts';

interface Identified {
  readonly id: string;
}

interface Categorized {
  readonly categoryId: string | null;
}

/** Edges from an account to its quizzes and attempts. */
@Resolver(() => User)
class UserQuizzesResolver {
  constructor(
    private readonly finder: Pick<QuizFinderService, 'practice'>,
    private readonly own: Pick<OwnAttemptsService, 'all'>,
  ) {}

  @Edge(4)
  @FieldResolver(() => AttemptSummaryConnection, {
    nullable: true,
    description:
      'Attempts of the caller at quizzes that the caller can see, latest start first. Null for every other account.',
  })
  async attempts(
    @Root() { id }: User,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    const actor = await context.actor();
    if (actor?.userId !== id) return null;
    return pageOfList(await this.own.all(actor), page);
  }

  @Edge(2)
  @FieldResolver(() => QuizMetaConnection, {
    nullable: true,
    description: 'Practice quizzes of the caller, by title. Null for every other account.',
  })
  async practiceQuizzes(
    @Root() { id }: User,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    const actor = await context.actor();
    if (actor?.userId !== id) return null;
    return pageOfList(await this.finder.practice(actor), page);
  }
}

/** Edges from a course to its quizzes, for each course type. */
const courseQuizzesResolvers = courseTypes.map((type: (typeof courseTypes)[number]) => {
  @Resolver(() => type)
  class CourseQuizzesResolver {
    constructor(readonly quizzesIn: BatchLoader<QuizView[]>) {}

    @Edge(6)
    @FieldResolver(() => QuizMetaConnection, {
      nullable: true,
      description:
        'Quizzes of the course that the caller can take, can edit or has taken, by title. Null if the caller is not signed in.',
    })
    async quizzes(
      @Root() { id }: Identified,
      @Args(() => PageArguments) page: PageArguments,
      @Ctx() context: RequestContext,
    ) {
      const quizzes = await this.quizzesIn.load(context, id);
      return quizzes && pageOfList(quizzes, page);
    }
  }
  return CourseQuizzesResolver;
});

interface PersonOfCourse {
  readonly email: string;
  /** Null if the caller cannot change the people of the course. */
  readonly editedCourseId: string | null;
}

/** The edge from a person of a course to the number of the person's attempts. */
@Resolver(() => Student)
class PersonAttemptsResolver {
  constructor(private readonly counts: BatchLoader<number>) {}

  @Edge(3, { weight: 20 })
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Number of attempts with the person’s address at quizzes of the course that the caller can edit, also those in progress. Retries and deleted quizzes are not included. 0 if there is no address. Null if the caller cannot change the people of the course.',
  })
  attemptCount(@Root() { email, editedCourseId }: PersonOfCourse, @Ctx() context: RequestContext) {
    if (editedCourseId === null) return null;
    return email === '' ? 0 : this.counts.load(context, attemptCountKey(editedCourseId, email));
  }
}

const summaries = new WeakMap<readonly AttemptDocument[], readonly AttemptSummary[]>();

/** The summaries of attempts, computed once per request: a request loads the attempts at a quiz once. */
function summariesOf(own: readonly AttemptDocument[], quiz: AttemptedQuiz): readonly AttemptSummary[] {
  const known = summaries.get(own);
  if (known) return known;
  const found = toAttemptSummaries(own, quiz);
  summaries.set(own, found);
  return found;
}

/** Edges from a quiz to its category and to the caller's attempts, for each quiz type. */
const quizResolvers = quizTypes.map((type: (typeof quizTypes)[number]) => {
  @Resolver(() => type)
  class QuizEdgesResolver {
    constructor(
      readonly categories: BatchLoader<QuizCategory>,
      readonly own: BatchLoader<AttemptDocument[]>,
    ) {}

    @Edge(5)
    @FieldResolver(() => QuizCategory, {
      nullable: true,
      description: 'Category. Null if there is none, or if the caller cannot see it.',
    })
    category(@Root() { categoryId }: Categorized, @Ctx() context: RequestContext) {
      return categoryId === null ? null : this.categories.load(context, categoryId);
    }

    @Edge(1)
    @FieldResolver(() => AttemptSummaryConnection, {
      description: 'Attempts of the caller, oldest first.',
    })
    async attempts(
      @Root() quiz: Identified & AttemptedQuiz,
      @Args(() => PageArguments) page: PageArguments,
      @Ctx() context: RequestContext,
    ) {
      const own = (await this.own.load(context, quiz.id)) ?? [];
      return pageOfList(summariesOf(own, quiz), page);
    }

    @Edge(1)
    @FieldResolver(() => AttemptSummary, {
      nullable: true,
      description: 'Attempt of the caller that counts for the grade. Null if none was submitted.',
    })
    async officialAttempt(@Root() quiz: Identified & AttemptedQuiz, @Ctx() context: RequestContext) {
      const own = (await this.own.load(context, quiz.id)) ?? [];
      return summariesOf(own, quiz).find(({ isOfficial }) => isOfficial) ?? null;
    }
  }
  return QuizEdgesResolver;
});

/** Edges from a quiz to its results and statistics, for its editors and graders. */
@Resolver(() => AuthoredQuiz)
class AuthoredQuizResolver {
  constructor(
    private readonly quizResults: Pick<QuizResultsService, 'list'>,
    private readonly itemStatistics: Pick<ItemStatisticsService, 'of'>,
    private readonly quizExceptions: Pick<QuizExceptionService, 'list'>,
  ) {}

  @Edge(8)
  @FieldResolver(() => QuizResultConnection, {
    description:
      'Attempts at the quiz, most recently submitted first. Only the 5,000 that started last. Retries are not included.',
  })
  results(
    @Root() { id }: Identified,
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ) {
    const search = { state: null, search: '', sort: 'SUBMITTED', descending: true } as const;
    return this.quizResults.list(id, actor, search, page);
  }

  @Edge(4)
  @FieldResolver(() => QuizExceptionConnection, {
    description:
      'Exceptions of people, by name. Empty if the quiz has no course, or if the caller does not teach it.',
  })
  async exceptions(
    @Root() { id }: Identified,
    @Args(() => PageArguments) page: PageArguments,
    @CurrentActor() actor: Actor,
  ) {
    const found = await this.quizExceptions.list(id, actor);
    return pageOfList(
      found.map((exception) => ({ ...exception, id: exception.studentId })),
      page,
    );
  }

  @Edge(10)
  @FieldResolver(() => QuizStatistics, {
    description:
      'Statistics of the questions, from the 2,000 submitted attempts that started last. Retries are not included.',
  })
  statistics(@Root() { id }: Identified, @CurrentActor() actor: Actor) {
    return this.itemStatistics.of(id, actor);
  }
}

const attemptTypes = [Attempt, AttemptSummary] as const;

/** Edges from an attempt to its quiz, for each attempt type. */
const attemptQuizResolvers = attemptTypes.map((type: (typeof attemptTypes)[number]) => {
  @Resolver(() => type)
  class AttemptQuizResolver {
    constructor(readonly quizzes: BatchLoader<QuizView>) {}

    @Edge(2)
    @FieldResolver(() => QuizMeta, {
      nullable: true,
      description: 'Quiz of the attempt. Null if the caller can no longer see it.',
    })
    quiz(@Root() { quizId }: { readonly quizId: string }, @Ctx() context: RequestContext) {
      return this.quizzes.load(context, quizId);
    }
  }
  return AttemptQuizResolver;
});

/** Edges from a question to its category, to the quizzes that use it, and to its versions. */
@Resolver(() => Question)
class QuestionEdgesResolver {
  constructor(
    private readonly loaders: {
      readonly categories: BatchLoader<QuizCategory>;
      readonly usedIn: BatchLoader<QuizView[]>;
      readonly versionIds: BatchLoader<readonly string[]>;
      readonly versions: BatchLoader<QuestionVersion>;
    },
  ) {}

  @Edge(5)
  @FieldResolver(() => QuizCategory, {
    nullable: true,
    description: 'Category. Null if there is none, or if the caller cannot see it.',
  })
  category(@Root() { categoryId }: Categorized, @Ctx() context: RequestContext) {
    return categoryId === null ? null : this.loaders.categories.load(context, categoryId);
  }

  @Edge(2)
  @FieldResolver(() => QuizMetaConnection, {
    description: 'Quizzes that use the question and that the caller can edit, by title.',
  })
  async quizzes(
    @Root() { id }: Identified,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    return pageOfList((await this.loaders.usedIn.load(context, id)) ?? [], page);
  }

  @Edge(2, { weight: 10 })
  @FieldResolver(() => QuestionVersionConnection, { description: 'Versions, newest first.' })
  async versions(
    @Root() { id }: Identified,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    const ids = (await this.loaders.versionIds.load(context, id)) ?? [];
    const rows = ids.map((versionId) => ({ id: versionId }));
    const found = pageOfList(rows, page);
    const edges = await Promise.all(
      found.edges.map(async ({ cursor, node }) => {
        const version = await this.loaders.versions.load(context, node.id);
        return version ? [{ cursor, node: version }] : [];
      }),
    );
    return { ...found, edges: edges.flat(), nodes: edges.flat().map(({ node }) => node) };
  }
}

/** Edge from a quiz category to its quizzes. */
@Resolver(() => QuizCategory)
class CategoryQuizzesResolver {
  constructor(private readonly quizzesIn: BatchLoader<QuizView[]>) {}

  @Edge(6)
  @FieldResolver(() => QuizMetaConnection, {
    nullable: true,
    description: 'Quizzes in the category that the caller can take, can edit or has taken, by title.',
  })
  async quizzes(
    @Root() { id }: Identified,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ) {
    return pageOfList((await this.quizzesIn.load(context, id)) ?? [], page);
  }
}

export const quizEdgeResolvers = [
  UserQuizzesResolver,
  ...courseQuizzesResolvers,
  PersonAttemptsResolver,
  ...quizResolvers,
  AuthoredQuizResolver,
  ...attemptQuizResolvers,
  QuestionEdgesResolver,
  CategoryQuizzesResolver,
] as const;

interface QuizEdges {
  readonly finder: QuizFinderService;
  readonly categories: Pick<QuizCategoryFinder, 'byId'>;
  readonly ownAttempts: OwnAttemptsService;
  readonly questions: QuestionReader;
  readonly results: QuizResultsService;
  readonly statistics: ItemStatisticsService;
  readonly exceptions: QuizExceptionService;
  readonly attemptCounts: AttemptCounts;
}

export function createQuizEdges(dependencies: QuizEdges): object[] {
  const { finder, ownAttempts, questions } = dependencies;
  const categories = new BatchLoader<QuizCategory>((_, actor) => dependencies.categories.byId(actor));
  const byId = new BatchLoader((ids, actor) => finder.byId(actor, ids));
  const inCourses = new BatchLoader((ids, actor) => finder.inCourses(actor, ids));
  const inCategories = new BatchLoader((_, actor) => finder.byCategory(actor));
  const own = new BatchLoader((ids, actor) => ownAttempts.byQuiz(actor, ids));
  return [
    new UserQuizzesResolver(finder, ownAttempts),
    ...courseQuizzesResolvers.map((CourseResolver) => new CourseResolver(inCourses)),
    new PersonAttemptsResolver(new BatchLoader((keys, actor) => dependencies.attemptCounts.of(keys, actor))),
    ...quizResolvers.map((QuizResolver) => new QuizResolver(categories, own)),
    new AuthoredQuizResolver(dependencies.results, dependencies.statistics, dependencies.exceptions),
    ...attemptQuizResolvers.map((AttemptResolver) => new AttemptResolver(byId)),
    new QuestionEdgesResolver({
      categories,
      usedIn: new BatchLoader((ids, actor) => finder.withQuestions(actor, ids)),
      versionIds: new BatchLoader((ids, actor) => questions.versionIdsOf(actor, ids)),
      versions: new BatchLoader((ids) => questions.versionsById(ids)),
    }),
    new CategoryQuizzesResolver(inCategories),
  ];
}

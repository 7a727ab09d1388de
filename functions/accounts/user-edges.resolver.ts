import { AuditEntry } from '../../schema/accounts/audit-entry.type.ts';
import { UserSummary } from '../../schema/accounts/user-summary.type.ts';
import { courseTypes } from '../../schema/courses/course-types.ts';
import { QuestionVersion } from '../../schema/quizzes/question-version.type.ts';
import { quizTypes } from '../../schema/quizzes/quiz-types.ts';
import { Ctx, FieldResolver, Resolver, Root } from '../../schema/type-graphql.ts';
import type { BatchLoader } from '../platform/graph/batch-loader.ts';
import { Edge } from '../platform/graph/edge.ts';
import type { RequestContext } from '../platform/request-context.ts';

/** Summaries by account ID. */
export type UserSummaries = BatchLoader<UserSummary>;

interface Course {
  /** Null for readers of a template: they see `createdBy` only. */
  readonly ownerId: string | null;
}

interface Version {
  /** Null if unknown. */
  readonly editorId: string | null;
}

interface Entry {
  readonly actorId: string;
  readonly subjectType: string;
  readonly subjectId: string;
}

interface Quiz {
  /** Null if the caller may not see the author. */
  readonly authorId: string | null;
}

function load(summaries: UserSummaries, context: RequestContext, id: string | null) {
  return id === null ? null : summaries.load(context, id);
}

/** The fields from a course to its owner's account, for each type of a course. */
export const courseOwnerResolvers = courseTypes.map((type: (typeof courseTypes)[number]) => {
  @Resolver(() => type)
  class CourseOwnerResolver {
    constructor(readonly summaries: UserSummaries) {}

    @Edge(1)
    @FieldResolver(() => UserSummary, {
      nullable: true,
      description: 'Owner of the course. Null if the caller only reads the course as a template.',
    })
    owner(@Root() { ownerId }: Course, @Ctx() context: RequestContext) {
      return load(this.summaries, context, ownerId);
    }
  }
  return CourseOwnerResolver;
});

/** The field from a version of a question to the account that wrote it. */
@Resolver(() => QuestionVersion)
export class QuestionEditorResolver {
  constructor(private readonly summaries: UserSummaries) {}

  @Edge(1)
  @FieldResolver(() => UserSummary, {
    nullable: true,
    description:
      'Person who wrote the version. Null if the account is deleted or was not recorded, as in older versions, and for questions that are not in the bank.',
  })
  editor(@Root() { editorId }: Version, @Ctx() context: RequestContext) {
    return load(this.summaries, context, editorId);
  }
}

/** The fields from an entry of the audit log to the accounts of the people in it. */
@Resolver(() => AuditEntry)
export class AuditPeopleResolver {
  constructor(private readonly summaries: UserSummaries) {}

  @Edge(1)
  @FieldResolver(() => UserSummary, {
    nullable: true,
    description:
      'The acting account as it is now. Null if it is deleted, or if the server’s settings made the change.',
  })
  actor(@Root() { actorId }: Entry, @Ctx() context: RequestContext) {
    return load(this.summaries, context, actorId);
  }

  @Edge(1)
  @FieldResolver(() => UserSummary, {
    nullable: true,
    description:
      'The account that was changed, as it is now. Null if it is deleted, or if no account was changed.',
  })
  subjectAccount(@Root() { subjectType, subjectId }: Entry, @Ctx() context: RequestContext) {
    return load(this.summaries, context, subjectType === 'user' ? subjectId : null);
  }
}

/** The fields from a quiz to its owner's account, for each type of a quiz. */
export const quizAuthorResolvers = quizTypes.map((type: (typeof quizTypes)[number]) => {
  @Resolver(() => type)
  class QuizAuthorResolver {
    constructor(readonly summaries: UserSummaries) {}

    @Edge(1)
    @FieldResolver(() => UserSummary, {
      nullable: true,
      description:
        'Owner of the quiz. Null for a practice quiz. Null if the caller cannot edit the quiz and is not in its course.',
    })
    author(@Root() { authorId }: Quiz, @Ctx() context: RequestContext) {
      return load(this.summaries, context, authorId);
    }
  }
  return QuizAuthorResolver;
});

import { FileDownload } from '../../../schema/files/file.types.ts';
import { Question } from '../../../schema/quizzes/question.type.ts';
import { CreateQuizInput, UpdateQuizInput } from '../../../schema/quizzes/quiz.input.ts';
import { QuizMeta } from '../../../schema/quizzes/quiz-meta.type.ts';
import { AuthoredQuiz, Quiz, TakenQuiz } from '../../../schema/quizzes/quiz.type.ts';
import { Arg, Authorized, ID, Int, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuizCreationService } from './quiz-creation.service.ts';
import type { QuizFinderService } from './quiz-finder.service.ts';
import type { QuizUpdateService } from './quiz-update.service.ts';

const quizId = { description: 'ID of the quiz.' };
const ofCourse = { nullable: true, description: 'ID of a course. Null for all.' };
const flag = (description: string) => ({
  nullable: true,
  description: `${description} Unchanged if omitted.`,
});

@Resolver(() => Quiz)
export class QuizResolver {
  constructor(
    private readonly finder: QuizFinderService,
    private readonly creation: QuizCreationService,
    private readonly updates: QuizUpdateService,
  ) {}

  @Authorized('signedIn')
  @Cost(10)
  @Query(() => [QuizMeta], {
    nullable: true,
    description:
      'Quizzes that the caller can take, can edit or has taken, by title. Only editors of a quiz see it when it is deleted.',
  })
  quizzes(
    @Arg('courseId', () => ID, ofCourse) courseId: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuizMeta[]> {
    return this.finder.list(actor, courseId ?? null);
  }

  @Authorized('signedIn')
  @Cost(4)
  @Query(() => Quiz, {
    nullable: true,
    description: 'A quiz. Its editors, its graders and admins see the answer key, other readers do not.',
  })
  quiz(
    @Arg('id', () => ID, quizId) id: string,
    @Arg('toEdit', () => Boolean, {
      defaultValue: false,
      description: 'True to return it only if the caller can edit it.',
    })
    toEdit: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz | TakenQuiz> {
    return this.finder.get(id, actor, toEdit);
  }

  @Authorized('instructor')
  @Cost(20)
  @Query(() => [Question], {
    nullable: true,
    description:
      'All questions of the quizzes that the caller can edit, quiz by quiz. Fails with BAD_USER_INPUT above 10,000 questions. Filter by course to get fewer.',
  })
  quizQuestions(
    @Arg('courseId', () => ID, ofCourse) courseId: string | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Question[]> {
    return this.finder.questions(actor, courseId ?? null);
  }

  @Authorized('signedIn')
  @Query(() => FileDownload, {
    nullable: true,
    description:
      'A file of a quiz with its content, for users who can see the quiz. If `isClosed` is true for the quiz, only files that it had when the caller took it.',
  })
  quizFile(
    @Arg('quizId', () => ID, quizId) id: string,
    @Arg('fileId', () => ID, { description: 'ID of the file.' }) fileId: string,
    @CurrentActor() actor: Actor,
  ): Promise<FileDownload> {
    return this.finder.file(id, fileId, actor);
  }

  @Authorized('instructor')
  @Mutation(() => AuthoredQuiz, {
    nullable: true,
    description: 'Creates a quiz. All-or-nothing. Instructors and admins only.',
  })
  createQuiz(
    @Arg('input', () => CreateQuizInput, { description: 'Quiz to create.' }) input: CreateQuizInput,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz> {
    return this.creation.create(actor, input);
  }

  @Authorized('instructor')
  @Mutation(() => AuthoredQuiz, {
    nullable: true,
    description:
      'Updates the given fields of a quiz. All-or-nothing. The quiz’s owner, co-instructors of its course and admins only.',
  })
  updateQuiz(
    @Arg('id', () => ID, quizId) id: string,
    @Arg('input', () => UpdateQuizInput, { description: 'Fields to change.' }) input: UpdateQuizInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz> {
    return this.updates.update(actor, id, input, revision);
  }

  @Authorized('instructor')
  @Mutation(() => AuthoredQuiz, {
    nullable: true,
    description:
      'Publishes, unpublishes, opens, closes, deletes or restores a quiz. The quiz’s owner, co-instructors of its course and admins only.',
  })
  updateQuizMetadata(
    @Arg('id', () => ID, quizId) id: string,
    @Arg('isPublished', () => Boolean, flag('True if students can find the quiz.'))
    isPublished: boolean | null | undefined,
    @Arg(
      'active',
      () => Boolean,
      flag('True if the quiz is open: students can take it while it is published.'),
    )
    active: boolean | null | undefined,
    @Arg('deleted', () => Boolean, flag('True to delete the quiz; it can be restored for 30 days.'))
    deleted: boolean | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz> {
    const state = { isPublished: isPublished ?? null, active: active ?? null, deleted: deleted ?? null };
    return this.updates.update(actor, id, { ...state, files: [], removeFiles: [] }, null);
  }
}

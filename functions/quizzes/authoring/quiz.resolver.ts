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

const quizId = { description: 'The quiz’s id.' };
const ofCourse = { nullable: true, description: 'Only those of this course; null: all.' };
const flag = (description: string) => ({ nullable: true, description: `${description} Left out: stays.` });

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
    description:
      'Quizzes that the caller may take or edit, by title, and those that were withdrawn since the caller took them; deleted ones for their editors alone.',
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
    description: 'A quiz: with its answers for its editors, without for those who may take it or have.',
  })
  quiz(
    @Arg('id', () => ID, quizId) id: string,
    @Arg('toEdit', () => Boolean, {
      defaultValue: false,
      description: 'Whether to answer only what the caller may edit.',
    })
    toEdit: boolean,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz | TakenQuiz> {
    return this.finder.get(id, actor, toEdit);
  }

  @Authorized('instructor')
  @Cost(20)
  @Query(() => [Question], {
    description:
      'Every question of the quizzes that the caller may edit, quiz by quiz. `BAD_USER_INPUT` where they are more than 10,000, as an admin’s can be: then ask for those of one course.',
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
      'A file of a quiz with its bytes, for whoever may see the quiz; once it was withdrawn, what was there to see.',
  })
  quizFile(
    @Arg('quizId', () => ID, quizId) id: string,
    @Arg('fileId', () => ID, { description: 'The file’s id.' }) fileId: string,
    @CurrentActor() actor: Actor,
  ): Promise<FileDownload> {
    return this.finder.file(id, fileId, actor);
  }

  @Authorized('instructor')
  @Mutation(() => AuthoredQuiz, { nullable: true, description: 'Makes a quiz, all of it or nothing.' })
  createQuiz(
    @Arg('input', () => CreateQuizInput, { description: 'The quiz.' }) input: CreateQuizInput,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz> {
    return this.creation.create(actor, input);
  }

  @Authorized('instructor')
  @Mutation(() => AuthoredQuiz, {
    nullable: true,
    description: 'Changes what is given of a quiz, all of it or nothing. For its owner and admins.',
  })
  updateQuiz(
    @Arg('id', () => ID, quizId) id: string,
    @Arg('input', () => UpdateQuizInput, { description: 'What to change.' }) input: UpdateQuizInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'The one that the changes were made on: a CONFLICT where another is stored. Without it they win.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz> {
    return this.updates.update(actor, id, input, revision);
  }

  @Authorized('instructor')
  @Mutation(() => AuthoredQuiz, {
    nullable: true,
    description: 'Publishes, withdraws, deletes or restores a quiz. For its owner and admins.',
  })
  updateQuizMetadata(
    @Arg('id', () => ID, quizId) id: string,
    @Arg('isPublished', () => Boolean, flag('Whether students may find it.'))
    isPublished: boolean | null | undefined,
    @Arg('active', () => Boolean, flag('Whether it can be taken while it is published.'))
    active: boolean | null | undefined,
    @Arg('deleted', () => Boolean, flag('Whether it is deleted; it can be restored for 30 days.'))
    deleted: boolean | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AuthoredQuiz> {
    const state = { isPublished: isPublished ?? null, active: active ?? null, deleted: deleted ?? null };
    return this.updates.update(actor, id, { ...state, files: [], removeFiles: [] }, null);
  }
}

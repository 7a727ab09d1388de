import { QuizExceptionInput } from '../../../schema/quizzes/quiz-exception.input.ts';
import { QuizException } from '../../../schema/quizzes/quiz-exception.type.ts';
import { Arg, Authorized, ID, Int, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuizExceptionService } from './quiz-exception.service.ts';

const quizId = { description: 'ID of the quiz. Its editors and admins only.' };
const readQuizId = { description: 'ID of the quiz. Its editors, its graders and admins only.' };
const studentId = { description: 'ID of the person in the course of the quiz.' };

@Resolver(() => QuizException)
export class QuizExceptionResolver {
  constructor(private readonly service: QuizExceptionService) {}

  @Authorized('instructor')
  @Cost(4)
  @Query(() => [QuizException], {
    nullable: true,
    description:
      'Exceptions of a quiz, by name of the person. Maximum 1,000. Empty if the quiz has no course, or if the caller does not teach it.',
  })
  quizExceptions(
    @Arg('quizId', () => ID, readQuizId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizException[]> {
    return this.service.list(id, actor);
  }

  @Authorized('instructor')
  @Mutation(() => QuizException, {
    nullable: true,
    description:
      'Sets other dates, extra time or extra attempts for one person of the quiz’s course. Replaces the person’s previous exception, and applies to an open attempt at once.',
  })
  setQuizException(
    @Arg('quizId', () => ID, quizId) id: string,
    @Arg('studentId', () => ID, studentId) student: string,
    @Arg('input', () => QuizExceptionInput, { description: 'Settings that differ for the person.' })
    input: QuizExceptionInput,
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded, 0 if there was no exception. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<QuizException> {
    return this.service.set(actor, { quizId: id, studentId: student }, input, revision ?? null);
  }

  @Authorized('instructor')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Removes a person’s exception. The dates and limits of the quiz apply again at once. Returns the ID of the person.',
  })
  removeQuizException(
    @Arg('quizId', () => ID, quizId) id: string,
    @Arg('studentId', () => ID, studentId) student: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.service.remove(actor, id, student);
  }
}

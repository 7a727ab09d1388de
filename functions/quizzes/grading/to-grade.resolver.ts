import { QuizToGrade } from '../../../schema/quizzes/to-grade.type.ts';
import { Authorized, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { ToGradeService } from './to-grade.service.ts';

@Resolver()
export class ToGradeResolver {
  constructor(private readonly service: ToGradeService) {}

  @Authorized('instructor')
  @Cost(6)
  @Query(() => [QuizToGrade], {
    description:
      'The caller’s own quizzes in which attempts wait to be graded by hand, the one with the longest wait first; deleted ones left out.',
  })
  toGrade(@CurrentActor() actor: Actor): Promise<QuizToGrade[]> {
    return this.service.list(actor);
  }
}

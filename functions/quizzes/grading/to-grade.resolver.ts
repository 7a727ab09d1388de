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
      'The caller’s quizzes with attempts that need to be graded by hand, longest wait first. Deleted quizzes are not included.',
  })
  toGrade(@CurrentActor() actor: Actor): Promise<QuizToGrade[]> {
    return this.service.list(actor);
  }
}

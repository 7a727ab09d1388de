import {
  QuizCategory,
  QuizCategoryInput,
  QuizCategoryUse,
} from '../../../schema/quizzes/quiz-category.type.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuizCategoryService } from './quiz-category.service.ts';

const aCategory = { description: 'The category.' } as const;

@Resolver(() => QuizCategory)
export class QuizCategoryResolver {
  constructor(private readonly categories: QuizCategoryService) {}

  @Authorized('signedIn')
  @Cost(8)
  @Query(() => [QuizCategory], {
    description: 'Categories, by name. Students are told of active ones alone.',
  })
  quizCategories(
    @Arg('active', () => Boolean, {
      nullable: true,
      description: 'Only active ones, or only others; left out: all that the caller may see.',
    })
    active: boolean | null,
    @CurrentActor() actor: Actor,
  ): Promise<QuizCategory[]> {
    return this.categories.list(actor, active ?? null);
  }

  @Authorized('instructor')
  @Cost(5)
  @Query(() => QuizCategoryUse, {
    nullable: true,
    description: 'Who has what in a category: whom it concerns where it is renamed. For instructors.',
  })
  quizCategoryUse(
    @Arg('id', () => ID, aCategory) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizCategoryUse> {
    return this.categories.use(actor, id);
  }

  @Authorized('instructor')
  @Mutation(() => QuizCategory, { nullable: true, description: 'Adds a category, active. For instructors.' })
  addQuizCategory(
    @Arg('categoryName', () => String, { description: '1 to 100 characters; not taken by another.' })
    categoryName: string,
  ): Promise<QuizCategory> {
    return this.categories.add(categoryName);
  }

  @Authorized('instructor')
  @Mutation(() => QuizCategory, {
    nullable: true,
    description: 'Changes what is given of a category. For instructors.',
  })
  editQuizCategory(
    @Arg('id', () => ID, aCategory) id: string,
    @Arg('input', () => QuizCategoryInput, { description: 'What to change.' }) input: QuizCategoryInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuizCategory> {
    return this.categories.edit(actor, id, input);
  }

  @Authorized('instructor')
  @Mutation(() => ID, {
    nullable: true,
    description: 'Deletes a category in which nothing stands: a CONFLICT says what does. For instructors.',
  })
  deleteQuizCategory(@Arg('id', () => ID, aCategory) id: string): Promise<string> {
    return this.categories.remove(id);
  }
}

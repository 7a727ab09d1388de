import {
  QuizCategory,
  QuizCategoryInput,
  QuizCategoryUse,
} from '../../../schema/quizzes/quiz-category.type.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { QuizCategoryFinder } from './quiz-category-finder.ts';
import type { QuizCategoryService } from './quiz-category.service.ts';

const aCategory = { description: 'ID of the category.' } as const;

@Resolver(() => QuizCategory)
export class QuizCategoryResolver {
  constructor(
    private readonly finder: QuizCategoryFinder,
    private readonly categories: QuizCategoryService,
  ) {}

  @Authorized('signedIn')
  @Cost(8)
  @Query(() => [QuizCategory], {
    nullable: true,
    description:
      'Categories of the caller’s bank, of banks that are shared with the caller, and of quizzes that the caller can see, by name. Students see only active categories, and also those with questions that they can practise. Admins see all.',
  })
  quizCategories(
    @Arg('active', () => Boolean, {
      nullable: true,
      description:
        'True for active categories, false for inactive ones. Null for all that the caller can see.',
    })
    active: boolean | null,
    @CurrentActor() actor: Actor,
  ): Promise<QuizCategory[]> {
    return this.finder.list(actor, active ?? null);
  }

  @Authorized('instructor')
  @Cost(5)
  @Query(() => QuizCategoryUse, {
    nullable: true,
    description:
      'Number of quizzes and questions that a change of the category affects. Editors of the bank and admins only.',
  })
  quizCategoryUse(
    @Arg('id', () => ID, aCategory) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<QuizCategoryUse> {
    return this.categories.use(actor, id);
  }

  @Authorized('instructor')
  @Mutation(() => QuizCategory, {
    nullable: true,
    description:
      'Adds an active category to a bank that the caller can edit, by default to the caller’s own. Instructors and admins only.',
  })
  addQuizCategory(
    @Arg('categoryName', () => String, {
      description: 'Name, 1 to 100 characters. Must be unique in the bank.',
    })
    categoryName: string,
    @Arg('bankId', () => ID, { nullable: true, description: 'ID of the bank. Null for the caller’s own.' })
    bankId: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<QuizCategory> {
    return this.categories.add(actor, categoryName, bankId);
  }

  @Authorized('instructor')
  @Mutation(() => QuizCategory, {
    nullable: true,
    description: 'Updates the given fields of a category. Editors of the bank and admins only.',
  })
  editQuizCategory(
    @Arg('id', () => ID, aCategory) id: string,
    @Arg('input', () => QuizCategoryInput, { description: 'Fields to change.' }) input: QuizCategoryInput,
    @CurrentActor() actor: Actor,
  ): Promise<QuizCategory> {
    return this.categories.edit(actor, id, input);
  }

  @Authorized('instructor')
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Deletes an empty category. Fails with CONFLICT if it contains quizzes or questions. Editors of the bank and admins only.',
  })
  deleteQuizCategory(
    @Arg('id', () => ID, aCategory) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.categories.remove(actor, id);
  }
}

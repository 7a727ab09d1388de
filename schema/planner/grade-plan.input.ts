import { CategoryInput, ItemInput } from '../courses/course.input.ts';
import { Field, Float, InputType } from '../type-graphql.ts';

@InputType({ description: 'A graded item to plan.' })
export class GradePlanItemInput extends ItemInput {
  @Field(() => Float, {
    nullable: true,
    description:
      'Points that an open item keeps while the others are planned, 0 to 1,000,000. Null if the item is not pinned.',
  })
  pinned?: number | null;
}

@InputType({ description: 'A category to plan.' })
export class GradePlanCategoryInput extends CategoryInput {
  @Field(() => [GradePlanItemInput], { description: 'Items. Maximum 10,000 in the course.' })
  declare items: GradePlanItemInput[];
}

@InputType({
  description: 'A course to plan. The categories of a saved course can be sent unchanged.',
})
export class GradePlanInput {
  @Field(() => [GradePlanCategoryInput], {
    description: 'Categories. Maximum 1,000. May be empty.',
  })
  categories!: GradePlanCategoryInput[];
}

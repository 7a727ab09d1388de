import { CategoryInput, ItemInput } from '../courses/course.input.ts';
import { Field, Float, InputType } from '../type-graphql.ts';

@InputType({ description: 'One piece of graded work, as the planner reads it.' })
export class GradePlanItemInput extends ItemInput {
  @Field(() => Float, {
    nullable: true,
    description: 'Points. Holds an item that is not known at this grade while the others are planned.',
  })
  pinned?: number | null;
}

@InputType({ description: 'A category, as the planner reads it.' })
export class GradePlanCategoryInput extends CategoryInput {
  @Field(() => [GradePlanItemInput], { description: 'At most 10,000 in the whole course.' })
  declare items: GradePlanItemInput[];
}

@InputType({
  description: 'A course as the planner reads it. The categories of a saved course can be sent as they are.',
})
export class GradePlanInput {
  @Field(() => [GradePlanCategoryInput], {
    description: 'At most 1,000. None is a valid course that plans to nothing.',
  })
  categories!: GradePlanCategoryInput[];
}

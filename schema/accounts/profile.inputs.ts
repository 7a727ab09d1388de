import { Field, InputType } from '../type-graphql.ts';

@InputType({ description: 'What a person is called.' })
export class ProfileInput {
  @Field(() => String, { description: 'Given name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { defaultValue: '', description: 'Family name, at most 100 characters.' })
  lastName!: string;
}

@InputType({ description: 'A link to show on the own account.' })
export class LinkInput {
  @Field(() => String, { description: 'What the link is called, 1 to 100 characters.' })
  title!: string;

  @Field(() => String, { description: 'An http or https address, at most 2,000 characters.' })
  url!: string;
}
